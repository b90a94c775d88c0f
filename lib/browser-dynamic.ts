/**
 * The part of next/dynamic that this project uses, in its place in the browser (webpack alias, see
 * docs/decisions/0021-first-load.md). The server keeps the original, which names the chunks of what it has rendered
 * in the document. The original draws nothing while a part is fetched, which would empty the page on each navigation.
 */
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';
import { LostPart } from './lost-part';

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

interface Options {
  ssr?: boolean;
  loading?: ComponentType<{ error: Error | null; retry: () => void }>;
}

/**
 * A part that the server renders too comes and goes with the router: until its chunk is there, React keeps what
 * stands, be it the server's HTML or the page before; where it cannot be fetched, it throws a `LostPart`. A part of the
 * browser's own (`ssr: false`) shows `loading`, which is told of a failure; it is tried again when the network is back.
 */
// oxlint-disable-next-line import/no-default-export -- it stands in for a module whose default export is used
export default function dynamic<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  { ssr = true, loading }: Options = {},
): ComponentType<Props> {
  const componentOf = (loaded: Loaded<Props>) => ('default' in loaded ? loaded.default : loaded);
  if (ssr) {
    const lazily = (): ComponentType<Props> =>
      lazy(() =>
        load().then(
          (loaded) => ({ default: componentOf(loaded) }),
          // React keeps a failure for good, so that whoever has shown it asks for another.
          (error) => Promise.reject(new LostPart(error, () => (Part = lazily()))),
        ),
      );
    let Part = lazily();
    return function WithThePage(props: Props) {
      return createElement(Part, props);
    };
  }

  let part: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetchPart = () => (coming ??= load().then((loaded) => (part = componentOf(loaded))));

  return function ByItself(props: Props) {
    const [state, tell] = useState<'coming' | 'here' | Error>(part ? 'here' : 'coming');
    const [retry] = useState(() => () => tell('coming'));
    useEffect(() => {
      if (state === 'here') return;
      if (state !== 'coming') {
        addEventListener('online', retry);
        return () => removeEventListener('online', retry);
      }
      let isGone = false;
      fetchPart().then(
        () => isGone || tell('here'),
        (error) => {
          coming = null;
          if (!isGone) tell(error);
        },
      );
      return () => {
        isGone = true;
      };
    }, [state, retry]);
    if (part) return createElement(part, props);
    return loading ? createElement(loading, { error: state instanceof Error ? state : null, retry }) : null;
  };
}
