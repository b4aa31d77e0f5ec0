import { Link, useRouter, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { isPlainClick } from '#engine/web/ui/basics/plain-click.ts';

interface PrintFrameProps {
  /** Left out where the holder of the link has nowhere to go back to. */
  back?: { link: LinkProps; text: string } | undefined;
  printText: string;
  /** Until the sheet is there, there is nothing to print. */
  canPrint: boolean;
  /** Beside the button. */
  actions?: ReactNode;
  /** The sheet, or what stands in its place. */
  children: ReactNode;
}

/** A page that is a sheet of paper: the way back and the button over it stay on the screen. */
export function PrintFrame({ back, printText, canPrint, actions, children }: PrintFrameProps) {
  return (
    // A container, but on paper: there it begins where the paper does.
    <div className="px-gutter print:p-0!">
      <div className="mx-auto w-full max-w-narrow py-8 sm:py-12 print:max-w-none! print:p-0!">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3" data-print="hidden">
          {back && <BackLink {...back} />}
          <div className="ml-auto flex flex-wrap gap-3">
            {actions}
            <Button disabled={!canPrint} onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              {printText}
            </Button>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

function BackLink({ link, text }: { link: LinkProps; text: string }) {
  const router = useRouter();
  // Back to the list as it was left: its filter, its rows, its place.
  const goBack = (event: MouseEvent) => {
    if (!isPlainClick(event) || !router.state.location.state.openedHere) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Button asChild variant="ghost" className="-ml-3 px-3">
      <Link {...link} onClick={goBack}>
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {text}
      </Link>
    </Button>
  );
}
