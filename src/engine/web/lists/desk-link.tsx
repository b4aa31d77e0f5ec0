import type { ComponentProps, ReactNode } from 'react';
import type { DeskPage } from '#engine/web/domain.ts';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';
import { deskUrl, useOpenDeskPage } from './desk-navigation.ts';

type DeskLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  children: ReactNode;
  right: DeskPage['right'];
  page: string;
  /** Left out: the page opens as it was left. */
  filter?: Record<string, string> | undefined;
};

/** Leads to a page of the desk without loading it anew; opened in another tab it is a plain link. */
export function DeskLink({ right, page, filter, onClick, children, ...rest }: DeskLinkProps) {
  const open = useOpenDeskPage(right);
  return (
    <a
      {...rest}
      href={deskUrl(right, page, filter)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onClick?.(event);
        open(page, filter && { filter });
      }}
    >
      {children}
    </a>
  );
}
