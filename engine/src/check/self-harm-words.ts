/** [C41] Words in which people are asked about it; whoever hurt themselves in a fall is not meant. */
export const ENGLISH =
  /suicid|self[- ]?harm|(?:harm|kill|hurting|harming|killing) (?:your|my|one)self|(?:thought|think|want|plan|urge|wish|tried|try)[^.?!]{0,60} (?:hurt|cut)(?:ting)? (?:your|my|one)self|better off dead|end(?:ing)? (?:your|my|it all|their) li(?:fe|ves)|tak(?:e|ing) (?:your|my) own life|wish(?:ed|ing)? (?:you|i) (?:were|was) dead/i;
