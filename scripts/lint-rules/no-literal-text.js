// Lint rule: text a visitor sees or hears comes from texts/, never from the component.
import { ALLOWED_TEXTS } from './allowed-texts.js';

const TEXT_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const LETTER = /\p{L}/u;

/** @typedef {import('./rule-context.d.ts').SyntaxNode} SyntaxNode */

/** @param {string} text */
function isLiteralText(text) {
  const trimmed = text.replaceAll(/&\w+;/gu, '').trim();
  return LETTER.test(trimmed) && !ALLOWED_TEXTS.has(trimmed);
}

/**
 * The texts an expression can turn into, followed through `a ? b : c`, `a && b` and template strings.
 * @param {any} node
 * @returns {string[]}
 */
function textsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked ?? '');
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    default:
      return [];
  }
}

export const noLiteralText = {
  /** @param {import('./rule-context.d.ts').RuleContext} context */
  create(context) {
    /**
     * @param {SyntaxNode} node
     * @param {string[]} texts
     */
    const check = (node, texts) => {
      const found = texts.find(isLiteralText);
      if (found === undefined) return;
      context.report({ node, message: `visible text '${found.trim().slice(0, 40)}' belongs in texts/` });
    };
    return {
      /** @param {any} node */
      JSXText: (node) => check(node, [node.value]),
      /** @param {any} node */
      JSXExpressionContainer: (node) => {
        if (node.parent?.type !== 'JSXAttribute') check(node, textsOf(node));
      },
      /** @param {any} node */
      JSXAttribute: (node) => {
        if (TEXT_ATTRIBUTES.has(node.name?.name)) check(node, textsOf(node.value));
      },
    };
  },
};
