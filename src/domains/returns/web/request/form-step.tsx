import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface FormStepProps {
  title: string;
  hint?: ReactNode;
  /** What is wrong with it. */
  fault?: string | undefined;
  children: ReactNode;
}

/** One question of the form. */
export function FormStep({ title, hint, fault, children }: FormStepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex animate-fade-in flex-col gap-4 border-t border-line pt-7">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {hint !== undefined && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
      {fault !== undefined && <Fault>{fault}</Fault>}
    </section>
  );
}

/** Nothing that could take the focus belongs to it, so it takes the focus itself where it is the first. */
function Fault({ children }: { children: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const first = message.current?.closest('form')?.querySelector('[role=alert]');
    if (first === message.current) message.current?.focus();
  }, [children]);
  return (
    <p
      ref={message}
      role="alert"
      tabIndex={-1}
      className="flex scroll-my-24 items-start gap-1.5 text-sm font-medium text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
