import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => void;

/** Lends its props and looks to its only child, for example a link. Of two event handlers both run, the child's first. */
export function Slot({ children, ...lent }: Props & { children?: ReactNode }) {
  const child = Children.only(children) as ReactElement<Props>;
  return cloneElement(child, mergeProps(lent, child.props));
}

function mergeProps(lent: Props, own: Props): Props {
  const merged: Props = { ...lent, ...own };
  for (const name of Object.keys(lent)) {
    const [theirs, mine] = [lent[name], own[name]];
    if (typeof theirs === 'function' && typeof mine === 'function' && name.startsWith('on')) {
      merged[name] = (...values: unknown[]) => {
        (mine as Handler)(...values);
        (theirs as Handler)(...values);
      };
    }
  }
  merged.className = cx(lent.className as string, own.className as string);
  return merged;
}
