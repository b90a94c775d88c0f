/**
 * The part of next/dynamic that this project uses, in its place in the browser (webpack alias, see
 * docs/decisions/0021-first-load.md). The server keeps the original, which names the chunks of what it has rendered
 * in the document. The original draws nothing while a part is fetched, which would empty the page on each navigation.
 */
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';

type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

interface Options {
  ssr?: boolean;
  loading?: ComponentType<object>;
}

/**
 * A part that the server renders too comes and goes with the router: until its chunk is there, React keeps what
 * stands, be it the server's HTML or the page before. A part of the browser's own (`ssr: false`) shows `loading`.
 */
// eslint-disable-next-line import/no-default-export -- it stands in for a module whose default export is used
export default function dynamic<Props extends object>(load: () => Promise<Loaded<Props>>, { ssr = true, loading }: Options = {}): ComponentType<Props> {
  const componentOf = (loaded: Loaded<Props>) => ('default' in loaded ? loaded.default : loaded);
  if (ssr) return lazy(async () => ({ default: componentOf(await load()) }));

  let part: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetchPart = () => (coming ??= load().then((loaded) => (part = componentOf(loaded))));

  return function ByItself(props: Props) {
    const [, arrive] = useState(false);
    useEffect(() => {
      if (part) return;
      let isGone = false;
      fetchPart().then(
        () => isGone || arrive(true),
        // Offline or redeployed: the next one to need it tries again.
        () => (coming = null),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (part) return createElement(part, props);
    return loading ? createElement(loading) : null;
  };
}
