import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '#engine/web/i18n/use-translation.tsx';

/**
 * A part of the shell that most visits never open: its code and its texts are loaded when it is first wanted, and it
 * stays for the rest of the visit.
 */
export function useOnDemand<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  namespace?: string,
): ComponentType<Props> | undefined {
  const { i18n } = useTranslation('shell');
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const missing = wanted && loaded === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let unmounted = false;
    const texts = namespace === undefined ? undefined : i18n.loadNamespaces(namespace);
    const show = async () => {
      const [Component] = await Promise.all([load(), texts]);
      if (!unmounted) setLoaded({ Component });
    };
    void show();
    return () => {
      unmounted = true;
    };
  }, [missing, load, namespace, i18n]);
  return loaded?.Component;
}
