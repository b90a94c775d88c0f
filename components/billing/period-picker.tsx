import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { EntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { useToday } from '@/components/ui/hooks/use-today';
import { AntdProvider } from '@/components/ui/theme/antd-provider';
import type { Period } from './model/list-address';

interface Props {
  period: Period | null;
  /** The date of the oldest invoice, if known. */
  oldest: string | null;
  onChange: (period: Period) => void;
}

const MONTH = 'YYYY-MM';

/** A period from month to month, such as the year of a tax return. Opens at once: it is loaded by the press that asks for it. */
export function PeriodPicker({ period, oldest, onChange }: Props) {
  const today = useToday();
  const [isOpen, setIsOpen] = useState(period === null);
  return (
    <AntdProvider>
      {isOpen ? <EntryWhileOpen onBack={() => setIsOpen(false)} /> : null}
      <DatePicker.RangePicker
        picker="month"
        autoFocus={period === null}
        open={isOpen}
        onOpenChange={setIsOpen}
        value={period ? [dayjs(period.from), dayjs(period.to)] : null}
        minDate={oldest === null ? undefined : dayjs(oldest).startOf('month')}
        maxDate={dayjs(today)}
        // A keyboard over half of a phone hides the months.
        inputReadOnly={matchMedia('(pointer: coarse)').matches}
        // Without it, antd moves the focus back into an empty field, so Tab could never leave it.
        allowEmpty
        allowClear={false}
        style={{ width: '100%' }}
        onChange={(range) => {
          const [from, to] = range ?? [];
          if (from && to) onChange({ from: from.format(MONTH), to: to.format(MONTH) });
        }}
      />
    </AntdProvider>
  );
}
