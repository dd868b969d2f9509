/** Finds words written into a component instead of its texts.ts. For the test beside it. */
export interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** Attributes that people read or hear. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'alt',
  'label',
  'help',
  'lead',
]);
const hasLetters = (text: string) => /\p{L}{2,}/u.test(text);

export function literalTexts(program: SyntaxNode): string[] {
  const found: string[] = [];
  visit(program, found);
  return found;
}

function visit(node: SyntaxNode, found: string[]): void {
  if (node.type === 'JSXText') keep(String(node.value).trim(), found);
  if (node.type === 'JSXAttribute') {
    const name = node.name as SyntaxNode;
    if (spoken.has(String(name.name))) wordsOf(node.value as SyntaxNode | null, found);
    // Inside other attributes (className, style, onClick) only nested elements matter.
    else if (node.value) visitChildren(node.value as SyntaxNode, found);
    return;
  }
  if (node.type === 'JSXExpressionContainer') wordsOf(node, found);
  visitChildren(node, found);
}

/** What an expression would show: its own text, or that of either side of a choice. */
function wordsOf(node: SyntaxNode | null | undefined, found: string[]): void {
  if (!node) return;
  if (node.type === 'Literal' && typeof node.value === 'string') keep(node.value, found);
  else if (node.type === 'TemplateLiteral')
    for (const part of node.quasis as SyntaxNode[]) keep((part.value as { raw: string }).raw, found);
  else if (node.type === 'JSXExpressionContainer') wordsOf(node.expression as SyntaxNode, found);
  else if (node.type === 'ConditionalExpression') {
    wordsOf(node.consequent as SyntaxNode, found);
    wordsOf(node.alternate as SyntaxNode, found);
  } else if (node.type === 'LogicalExpression') wordsOf(node.right as SyntaxNode, found);
}

function visitChildren(node: SyntaxNode, found: string[]): void {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as SyntaxNode, found);
    }
  }
}

const keep = (text: string, found: string[]) => {
  if (hasLetters(text)) found.push(text.trim());
};
