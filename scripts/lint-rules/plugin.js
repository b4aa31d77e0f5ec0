// The house's own lint rules, loaded by .oxlintrc.json.
import { boundaries } from './boundaries.js';
import { noLiteralText } from './no-literal-text.js';

export default {
  meta: { name: 'madia' },
  rules: { boundaries, 'no-literal-text': noLiteralText },
};
