import { useState, type ReactNode } from 'react';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';

interface ConfirmDialogProps {
  /** The button that asks for it. */
  trigger: ReactNode;
  title: ReactNode;
  description: ReactNode;
  closeLabel: string;
  keepLabel: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** As `useChange` gives it: sent once it is confirmed. */
  change: { isPending: boolean; mutate: (variables: void, options: { onSettled: () => void }) => void };
  children?: ReactNode;
}

/** Asks once more before something is done that cannot be undone; on phones a sheet at the lower edge. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, description, closeLabel, keepLabel, confirmLabel, tone = 'danger', change } = props;
  const [asking, setAsking] = useState(false);
  return (
    <Dialog
      size="sm"
      className="h-auto self-end rounded-t-xl sm:self-auto"
      open={asking}
      onOpenChange={setAsking}
      title={title}
      description={description}
      closeLabel={closeLabel}
      trigger={trigger}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="ghost">{keepLabel}</Button>
          </DialogClose>
          <Button
            variant={tone}
            loading={change.isPending}
            onClick={() => change.mutate(undefined, { onSettled: () => setAsking(false) })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
