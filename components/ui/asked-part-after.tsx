import type { ComponentProps, ComponentType } from 'react';
import { AskedPart } from './asked-part';

/** As `AskedPart`, where something stands in the part's place while it is fetched. */
export function askedPartAfter(Waiting: ComponentType) {
  return function AskedPartAfter(props: ComponentProps<typeof AskedPart>) {
    return props.error ? <AskedPart {...props} /> : <Waiting />;
  };
}
