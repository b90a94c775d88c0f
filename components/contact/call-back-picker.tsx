import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useState } from 'react';
import { EntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { pressedKey } from '@/lib/browser/pressed-key';
import { AntdProvider } from '@/components/ui/theme/antd-provider';
import type { CallBackRange } from './call-back-fields';

dayjs.extend(customParseFormat);

const CLOCK = 'HH:mm';
const STEP_MINUTES = 30;
/** All hours at once, in two columns: antd's list of six scrolls, and no key scrolls it. */
const ALL_TIMES = `
.call-back-times .ant-picker-content{height:auto!important}
.call-back-times .ant-picker-time-panel-column{overflow:visible!important}
.call-back-times .ant-picker-time-panel-column::after{content:none!important}
.call-back-times ul[data-type=hour]{display:grid;grid-template-columns:1fr 1fr;align-content:start;width:144px!important}
`;

interface Props {
  range: CallBackRange;
  /** Every half hour of the opening hours. */
  times: readonly string[];
  hasError: boolean;
  onChange: (range: CallBackRange) => void;
  onLeave: () => void;
}

/** Both ends of the call-back time, typed or chosen. Opens at once: it is loaded by the press that asks for it. */
export function CallBackPicker({ range: { from, to }, times, hasError, onChange, onLeave }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const parse = (time: string) => (time === '' ? null : dayjs(time, CLOCK));
  // A clock time alone: no date and no zone. The hint says whose time it is.
  const disabledTime = () => ({
    disabledHours: () =>
      Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => !times.some((time) => Number(time.slice(0, 2)) === hour)),
    disabledMinutes: (hour: number) => (hour < 0 ? [] : [0, STEP_MINUTES].filter((minute) => !times.includes(clock(hour, minute)))),
  });
  return (
    <AntdProvider>
      <style>{ALL_TIMES}</style>
      {isOpen ? <EntryWhileOpen onBack={() => setIsOpen(false)} /> : null}
      <TimePicker.RangePicker
        classNames={{ popup: { root: 'call-back-times' } }}
        autoFocus
        open={isOpen}
        value={[parse(from), parse(to)]}
        format={[CLOCK, 'H:mm']}
        minuteStep={STEP_MINUTES}
        disabledTime={disabledTime}
        hideDisabledOptions
        // An end before its start is an error that is said, not swapped in silence.
        order={false}
        needConfirm={false}
        // Without it, antd moves the focus back into an empty field, so Tab could never leave it.
        allowEmpty
        // A keyboard over half of a phone hides the times.
        inputReadOnly={matchMedia('(pointer: coarse)').matches}
        // Enter takes a time; it does not send the form.
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') event.preventDefault();
        }}
        status={hasError ? 'error' : undefined}
        style={{ width: '100%' }}
        onCalendarChange={(range) => onChange({ from: range?.[0]?.format(CLOCK) ?? '', to: range?.[1]?.format(CLOCK) ?? '' })}
        onOpenChange={(next) => {
          setIsOpen(next);
          if (!next) onLeave();
        }}
      />
    </AntdProvider>
  );
}

const clock = (hour: number, minute: number) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
