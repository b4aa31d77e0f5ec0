import { Link } from '@tanstack/react-router';
import { Button } from '#engine/web/ui/basics/button.tsx';
import { Steps } from './steps.tsx';
import { useHelpTexts, type TitledText } from './use-help-texts.ts';

/** Ideas to talk about: the chips are words, not controls. */
export function CustomSet() {
  const { text, list, group } = useHelpTexts('help-gift-sets');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <Steps items={list<TitledText>('custom.steps')} />
      <div>
        <dl className="flex flex-col gap-7">
          {group<{ title: string; chips: string[] }>('custom.groups').map(([key, { title, chips }]) => (
            <div key={key}>
              <dt className="eyebrow mb-3 text-muted">{title}</dt>
              <dd>
                <ul className="flex flex-wrap gap-2">
                  {chips.map((chip) => (
                    <li
                      key={chip}
                      className="rounded-full border border-line-strong/70 px-4 py-1.5 text-sm select-none"
                    >
                      {chip}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-sm text-muted">{text('custom.note')}</p>
        <Button asChild size="lg" className="mt-6">
          <Link to="/contact">{text('custom.button')}</Link>
        </Button>
      </div>
    </div>
  );
}
