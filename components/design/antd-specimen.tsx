import dynamic from 'next/dynamic';
import { Specimen } from './specimen';

const AntdSample = dynamic(() => import('./antd-sample').then((module) => module.AntdSample), { ssr: false });

export function AntdSpecimen() {
  return (
    <Specimen title="antd">
      <AntdSample />
    </Specimen>
  );
}
