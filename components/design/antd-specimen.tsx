import dynamic from 'next/dynamic';
import { Specimen } from './specimen';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';

const AntdSample = dynamic(() => import('./antd-sample').then((module) => module.AntdSample), {
  ssr: false,
  loading: SilentDynamicLoading,
});

export function AntdSpecimen() {
  return (
    <Specimen title="antd">
      <AntdSample />
    </Specimen>
  );
}
