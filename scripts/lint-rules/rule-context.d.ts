/** The little of oxlint's (ESLint-compatible) rule context that our rules use. */
export interface RuleContext {
  cwd: string;
  filename: string;
  report(fault: { node: object; message: string }): void;
}

/** A syntax node as the rules walk it. */
export interface SyntaxNode {
  type: string;
  parent?: SyntaxNode;
  [field: string]: unknown;
}
