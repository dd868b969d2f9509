/**
 * Holidays by country, those of the whole country: days of single regions, half days and what a government decides from
 * year to year are not among them. [S14]
 *
 *   05-01 labour           a date                        E+39 / O-2      days from Easter, western or eastern
 *   mon3-01                the third Monday of January   H10-01*3        an Islamic date, three days long [S15]
 *   monL-05                the last one of May           …@2024          from that year on
 *   sat>06-20, mon<05-24   the first on or after, the last on or before
 *   fri|mon1-02            the first Monday, or the first of the month where that is a Friday
 *   04-27^                 the day before where it is a Sunday
 *   09-17?fri              only where it is that weekday
 *   06-17/ar               moved to a Monday or Friday near by, as that country does
 *   #matariki, #spring-festival-1*4    from a table of dates, for the years it knows; the day before, four days long
 *   VJ+0, AJ-1             days from the equinoxes of spring and autumn, as Japan reckons them
 *
 * Besides, where it falls on a weekend: `~us` Saturday's is kept on Friday, Sunday's on Monday; `~mon` on the next
 * working day; `~sun` the same for Sundays alone.
 */
const CHRISTMAS = '12-25 christmas; 12-26 second-christmas';
const EASTER = 'E+0 easter; E+1 easter-monday';
const EASTERN = 'O-2 good-friday; O+0 easter; O+1 easter-monday';

export const COUNTRIES: Readonly<Record<string, string>> = {
  AE: '01-01 new-year; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H01-01 hijri-new-year; H03-12 mawlid; 12-02 national; 12-03 national',
  AR: '01-01 new-year; E-48 carnival; E-47 carnival; 03-24 memory; 04-02 malvinas; E-2 good-friday; 05-01 labour; 05-25 revolution; 06-17/ar guemes; 06-20 flag; 07-09 independence; 08-17/ar san-martin; 10-12/ar diversity; 11-20/ar sovereignty; 12-08 immaculate; 12-25 christmas',
  AT: `01-01 new-year; 01-06 epiphany; E+1 easter-monday; 05-01 labour; E+39 ascension; E+50 whit-monday; E+60 corpus-christi; 08-15 assumption; 10-26 national; 11-01 all-saints; 12-08 immaculate; 12-25 christmas; 12-26 saint-stephen`,
  AU: '01-01~mon new-year; 01-26~mon australia; E-2 good-friday; E+1 easter-monday; 04-25 anzac; 12-25~mon christmas; 12-26~mon boxing',
  BE: `01-01 new-year; E+1 easter-monday; 05-01 labour; E+39 ascension; E+50 whit-monday; 07-21 national; 08-15 assumption; 11-01 all-saints; 11-11 armistice; 12-25 christmas`,
  BG: `01-01~mon new-year; 03-03~mon liberation; ${EASTERN}; O-1 holy-saturday; 05-01~mon labour; 05-06~mon saint-george; 05-24~mon culture; 09-06~mon unity; 09-22~mon independence; 12-24~mon christmas-eve; 12-25~mon christmas; 12-26~mon second-christmas`,
  BH: '01-01 new-year; 05-01 labour; H10-01*3 eid-fitr; H12-10*3 eid-adha; H01-01 hijri-new-year; H01-09*2 ashura; H03-12 mawlid; 12-16 national; 12-17 national',
  BR: '01-01 new-year; E-2 good-friday; 04-21 tiradentes; 05-01 labour; 09-07 independence; 10-12 our-lady; 11-02 all-souls; 11-15 republic; 11-20@2024 black-awareness; 12-25 christmas',
  CA: '01-01~mon new-year; E-2 good-friday; mon<05-24 victoria; 07-01~mon canada; mon1-09 labour; 09-30~mon reconciliation; mon2-10 thanksgiving; 11-11~mon remembrance; 12-25~mon christmas; 12-26~mon boxing',
  CH: '01-01 new-year; E+39 ascension; 08-01 national; 12-25 christmas',
  CL: '01-01 new-year; 01-02?mon second-january; E-2 good-friday; E-1 holy-saturday; 05-01 labour; 05-21 navy; #southern-solstice indigenous; 06-29/cl peter-and-paul; 07-16 our-lady; 08-15 assumption; 09-17?mon bridge; 09-17?fri bridge; 09-18 independence; 09-19 army; 09-20?fri bridge; 10-12/cl two-worlds; 10-31/cl-fri reformation; 11-01 all-saints; 12-08 immaculate; 12-25 christmas',
  CN: '01-01 new-year; #spring-festival-1*4@2025 spring-festival; #qingming qingming; 05-01 labour; 05-02@2025 labour; #dragon-boat dragon-boat; #mid-autumn mid-autumn; 10-01 national; 10-02 national; 10-03 national',
  CO: '01-01 new-year; mon>01-06 epiphany; mon>03-19 saint-joseph; E-3 maundy-thursday; E-2 good-friday; 05-01 labour; E+43 ascension; E+64 corpus-christi; E+71 sacred-heart; mon>06-29 peter-and-paul; 07-20 independence; 08-07 boyaca; mon>08-15 assumption; mon>10-12 diversity; mon>11-01 all-saints; mon>11-11 cartagena; 12-08 immaculate; 12-25 christmas',
  CY: `01-01 new-year; 01-06 epiphany; O-48 clean-monday; 03-25 national; 04-01 national; ${EASTERN}; 05-01 labour; O+50 whit-monday; 08-15 assumption; 10-01 independence; 10-28 national; ${CHRISTMAS}`,
  CZ: `01-01 new-year; E-2 good-friday; E+1 easter-monday; 05-01 labour; 05-08 victory; 07-05 cyril-and-methodius; 07-06 jan-hus; 09-28 statehood; 10-28 independence; 11-17 freedom; 12-24 christmas-eve; ${CHRISTMAS}`,
  DE: `01-01 new-year; E-2 good-friday; E+1 easter-monday; 05-01 labour; E+39 ascension; E+50 whit-monday; 10-03 unity; ${CHRISTMAS}`,
  DJ: '01-01 new-year; H07-27 isra; 05-01 labour; 06-27 independence; H10-01*2 eid-fitr; H12-09 arafat; H12-10*2 eid-adha; H01-01 hijri-new-year; H03-12 mawlid; 12-25 christmas',
  DK: `01-01 new-year; E-3 maundy-thursday; E-2 good-friday; ${EASTER}; E+39 ascension; E+49 whit-sunday; E+50 whit-monday; ${CHRISTMAS}`,
  DZ: '01-01 new-year; 01-12 amazigh; 05-01 labour; 07-05 independence; 11-01 revolution; H10-01*3 eid-fitr; H12-10*3 eid-adha; H01-01 hijri-new-year; H01-10 ashura; H03-12 mawlid',
  EE: `01-01 new-year; 02-24 independence; E-2 good-friday; E+0 easter; 05-01 labour; E+49 whit-sunday; 06-23 victory; 06-24 saint-john; 08-20 independence; 12-24 christmas-eve; ${CHRISTMAS}`,
  EG: '01-07 coptic-christmas; 01-25 january-revolution; H10-01*3 eid-fitr; O+1 spring; 04-25 sinai; 05-01 labour; H12-09 arafat; H12-10*4 eid-adha; H01-01 hijri-new-year; 06-30 june-revolution; 07-23 july-revolution; H03-12 mawlid; 10-06 army',
  ES: '01-01 new-year; 01-06 epiphany; E-2 good-friday; 05-01 labour; 08-15 assumption; 10-12 national; 11-01 all-saints; 12-06 constitution; 12-08 immaculate; 12-25 christmas',
  FI: `01-01 new-year; 01-06 epiphany; E-2 good-friday; ${EASTER}; 05-01 labour; E+39 ascension; E+49 whit-sunday; sat>06-20 midsummer; sat>10-31 all-saints; 12-06 independence; ${CHRISTMAS}`,
  FR: '01-01 new-year; E+1 easter-monday; 05-01 labour; 05-08 victory; E+39 ascension; E+50 whit-monday; 07-14 national; 08-15 assumption; 11-01 all-saints; 11-11 armistice; 12-25 christmas',
  GB: '01-01~mon new-year; E-2 good-friday; mon1-05 may-bank; monL-05 spring-bank; 12-25~mon christmas; 12-26~mon boxing',
  GR: `01-01 new-year; 01-06 epiphany; O-48 clean-monday; 03-25 independence; ${EASTERN}; 05-01 labour; O+50 whit-monday; 08-15 assumption; 10-28 national; ${CHRISTMAS}`,
  HR: `01-01 new-year; 01-06 epiphany; ${EASTER}; 05-01 labour; 05-30 statehood; E+60 corpus-christi; 06-22 uprising; 08-05 victory; 08-15 assumption; 11-01 all-saints; 11-18 remembrance; 12-25 christmas; 12-26 saint-stephen`,
  HU: `01-01 new-year; 03-15 national; E-2 good-friday; ${EASTER}; 05-01 labour; E+49 whit-sunday; E+50 whit-monday; 08-20 statehood; 10-23 national; 11-01 all-saints; ${CHRISTMAS}`,
  IE: '01-01 new-year; fri|mon1-02@2023 saint-brigid; 03-17 saint-patrick; E+1 easter-monday; mon1-05 labour; mon1-06 june-bank; mon1-08 august-bank; monL-10 october-bank; 12-25 christmas; 12-26 saint-stephen',
  IN: '01-26 republic; 08-15 independence; 10-02 gandhi',
  IQ: '01-01 new-year; 01-06 army; 03-16 halabja; 03-21 nowruz; 05-01 labour; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H12-18 ghadir; H01-01 hijri-new-year; H01-10 ashura; H03-12 mawlid; 12-25 christmas',
  IS: `01-01 new-year; E-3 maundy-thursday; E-2 good-friday; ${EASTER}; thu>04-19 first-summer-day; 05-01 labour; E+39 ascension; E+49 whit-sunday; E+50 whit-monday; 06-17 national; mon1-08 commerce; ${CHRISTMAS}`,
  IT: `01-01 new-year; 01-06 epiphany; ${EASTER}; 04-25 liberation; 05-01 labour; 06-02 republic; 08-15 assumption; 10-04@2026 saint-francis; 11-01 all-saints; 12-08 immaculate; 12-25 christmas; 12-26 saint-stephen`,
  JO: '01-01 new-year; 05-01 labour; 05-25 independence; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H01-01 hijri-new-year; H03-12 mawlid; 12-25 christmas',
  JP: '01-01~sun new-year; mon2-01 coming-of-age; 02-11~sun foundation; 02-23~sun emperor; VJ+0~sun vernal-equinox; 04-29~sun showa; 05-03~sun constitution; 05-04~sun greenery; 05-05~sun children; mon3-07@2022 marine; 08-11~sun@2022 mountain; mon3-09 aged; AJ-1?tue citizens; AJ+0~sun autumnal-equinox; mon2-10@2022 sports-day; 11-03~sun culture; 11-23~sun labour-thanksgiving',
  KE: '01-01~sun new-year; E-2 good-friday; E+1 easter-monday; 05-01~sun labour; 06-01~sun madaraka; 10-10~sun mazingira; 10-20~sun mashujaa; 12-12~sun jamhuri; 12-25~sun christmas; 12-26~sun boxing; H10-01 eid-fitr; H12-10 eid-adha',
  KM: '01-01 new-year; 03-18 maarouf; 05-01 labour; 07-06 national; 11-12 maore; H07-27 isra; H10-01*3 eid-fitr; H12-10*2 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  KW: '01-01 new-year; H07-27 isra; 02-25 national; 02-26 liberation; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  LB: '01-01 new-year; 01-06 armenian-christmas; 02-09 maron; 02-14 hariri; 03-25 annunciation; E-2 good-friday; E+1 easter-monday; O-2 eastern-good-friday; O+1 eastern-easter-monday; 05-01 labour; 05-25 liberation; H10-01*2 eid-fitr; H12-10*2 eid-adha; H01-01 hijri-new-year; H01-10 ashura; 08-15 assumption; H03-12 mawlid; 11-22 independence; 12-25 christmas',
  LT: `01-01 new-year; 02-16 statehood; 03-11 independence; ${EASTER}; 05-01 labour; 06-24 saint-john; 07-06 statehood; 08-15 assumption; 11-01 all-saints; 11-02 all-souls; 12-24 christmas-eve; ${CHRISTMAS}`,
  LU: '01-01 new-year; E+1 easter-monday; 05-01 labour; 05-09 europe; E+39 ascension; E+50 whit-monday; 06-23 national; 08-15 assumption; 11-01 all-saints; 12-25 christmas; 12-26 saint-stephen',
  LV: `01-01 new-year; E-2 good-friday; ${EASTER}; 05-01 labour; 05-04~mon independence; E+49 whit-sunday; 06-23 midsummer-eve; 06-24 midsummer; 11-18~mon republic; 12-24 christmas-eve; ${CHRISTMAS}; 12-31 new-years-eve`,
  LY: '02-17 revolution; 05-01 labour; 09-16 martyrs; 10-23 liberation; 12-24 independence; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  MA: '01-01 new-year; 01-11 manifesto; 01-14@2024 amazigh; 05-01 labour; 07-30 throne; 08-14 oued-eddahab; 08-20 king-and-people; 08-21 youth; 11-06 green-march; 11-18 independence; H10-01*2 eid-fitr; H12-10*2 eid-adha; H01-01 hijri-new-year; H03-12*2 mawlid',
  MR: '01-01 new-year; 05-01 labour; 05-25 africa; 11-28 independence; H10-01*2 eid-fitr; H12-10*2 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  MT: '01-01 new-year; 02-10 saint-paul; 03-19 saint-joseph; 03-31 freedom; E-2 good-friday; 05-01 labour; 06-07 sette-giugno; 06-29 peter-and-paul; 08-15 assumption; 09-08 our-lady; 09-21 independence; 12-08 immaculate; 12-13 republic; 12-25 christmas',
  MX: '01-01 new-year; mon1-02 constitution; mon3-03 juarez; 05-01 labour; 09-16 independence; mon3-11 revolution; 12-25 christmas',
  NG: '01-01 new-year; E-2 good-friday; E+1 easter-monday; 05-01 labour; 06-12 democracy-day; 10-01 independence; 12-25 christmas; 12-26 boxing; H10-01*2 eid-fitr; H12-10*2 eid-adha; H03-12 mawlid',
  NL: `01-01 new-year; ${EASTER}; 04-27^ king; E+39 ascension; E+49 whit-sunday; E+50 whit-monday; ${CHRISTMAS}`,
  NO: `01-01 new-year; E-3 maundy-thursday; E-2 good-friday; ${EASTER}; 05-01 labour; 05-17 constitution; E+39 ascension; E+49 whit-sunday; E+50 whit-monday; ${CHRISTMAS}`,
  NZ: '01-01~mon new-year; 01-02~mon second-january; 02-06~mon waitangi; E-2 good-friday; E+1 easter-monday; 04-25~mon anzac; mon1-06 kings-birthday; #matariki matariki; mon4-10 labour; 12-25~mon christmas; 12-26~mon boxing',
  OM: 'H07-27 isra; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H01-01 hijri-new-year; H03-12 mawlid; 11-20@2025 national; 11-21@2025 national',
  PK: '02-05 kashmir; 03-23 pakistan; 05-01 labour; 05-28 takbeer; 08-14 independence; 11-09 iqbal; 12-25 quaid; H10-01*3 eid-fitr; H12-10*3 eid-adha; H01-09*2 ashura; H03-12 mawlid',
  PL: `01-01 new-year; 01-06 epiphany; ${EASTER}; 05-01 labour; 05-03 constitution; E+49 whit-sunday; E+60 corpus-christi; 08-15 assumption; 11-01 all-saints; 11-11 independence; 12-24@2025 christmas-eve; ${CHRISTMAS}`,
  PS: '01-01 new-year; 01-07 eastern-christmas; 03-08 women; O+0 eastern-easter; 05-01 labour; 11-15 independence; 12-25 christmas; H07-27 isra; H10-01*3 eid-fitr; H12-10*4 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  PT: '01-01 new-year; E-2 good-friday; E+0 easter; 04-25 freedom; 05-01 labour; E+60 corpus-christi; 06-10 national; 08-15 assumption; 10-05 republic; 11-01 all-saints; 12-01 independence; 12-08 immaculate; 12-25 christmas',
  QA: 'tue2-02 sports; H10-01*3 eid-fitr; H12-10*3 eid-adha; 12-18 national',
  RO: `01-01 new-year; 01-02 second-january; 01-06@2024 epiphany; 01-07@2024 john-the-baptist; 01-24 unity; ${EASTERN}; 05-01 labour; 06-01 children; O+49 whit-sunday; O+50 whit-monday; 08-15 assumption; 11-30 saint-andrew; 12-01 national; ${CHRISTMAS}`,
  SA: '02-22 founding; H10-01*4 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; 09-23 national',
  SD: '01-01 independence; 01-07 coptic-christmas; H10-01*3 eid-fitr; H12-09 arafat; H12-10*4 eid-adha; H01-01 hijri-new-year; H03-12 mawlid; 12-25 christmas',
  SE: `01-01 new-year; 01-06 epiphany; E-2 good-friday; ${EASTER}; 05-01 labour; E+39 ascension; E+49 whit-sunday; 06-06 national; sat>06-20 midsummer; sat>10-31 all-saints; ${CHRISTMAS}`,
  SI: `01-01 new-year; 01-02 second-january; 02-08 culture; ${EASTER}; 04-27 uprising; 05-01 labour; 05-02 labour; E+49 whit-sunday; 06-25 statehood; 08-15 assumption; 10-31 reformation; 11-01 all-souls; 12-25 christmas; 12-26 independence`,
  SK: `01-01 republic; 01-06 epiphany; E-2 good-friday; E+1 easter-monday; 05-01 labour; 05-08 victory; 07-05 cyril-and-methodius; 08-29 uprising; 09-15 our-lady; 11-01 all-saints; 12-24 christmas-eve; ${CHRISTMAS}`,
  SO: '05-01 labour; 06-26 independence; 07-01 republic; H10-01*2 eid-fitr; H12-10*2 eid-adha; H01-01 hijri-new-year; H01-10 ashura; H03-12 mawlid',
  SY: '01-01 new-year; 03-18@2026 revolution; 03-21 mothers; 04-17 evacuation; E+0 easter; O+0 eastern-easter; 05-01 labour; 12-08@2025 liberation; 12-25 christmas; H10-01*3 eid-fitr; H12-09 arafat; H12-10*3 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  TN: '01-01 new-year; 03-20 independence; 04-09 martyrs; 05-01 labour; 07-25 republic; 08-13 women; 10-15 evacuation; 12-17 revolution; H10-01*2 eid-fitr; H12-10*2 eid-adha; H01-01 hijri-new-year; H03-12 mawlid',
  TR: '01-01 new-year; 04-23 children; 05-01 labour; 05-19 ataturk; 07-15 democracy; 08-30 victory; 10-29 republic; H10-01*3 eid-fitr; H12-10*4 eid-adha',
  UA: '01-01 new-year; 03-08 women; O+0 easter; 05-01 labour; 05-08@2024 remembrance; O+49 whit-sunday; 06-28 constitution; 07-15@2023 statehood; 08-24 independence; 10-01@2023 defenders; 12-25 christmas',
  US: '01-01~us new-year; mon3-01 mlk; mon3-02 presidents; monL-05 memorial; 06-19~us juneteenth; 07-04~us independence; mon1-09 labour; mon2-10 columbus; 11-11~us veterans; thu4-11 thanksgiving; 12-25~us christmas',
  YE: '05-01 labour; 05-22 unity; H10-01*3 eid-fitr; H12-09 arafat; H12-10*4 eid-adha; H01-01 hijri-new-year; 09-26 revolution; 10-14 liberation; 11-30 independence',
  ZA: '01-01~sun new-year; 03-21~sun human-rights; E-2 good-friday; E+1 family; 04-27~sun freedom; 05-01~sun labour; 06-16~sun youth; 08-09~sun women; 09-24~sun heritage; 12-16~sun reconciliation; 12-25~sun christmas; 12-26~sun goodwill',
};
