import { Grid, Pagination } from 'antd';
import { TAKES } from '@/lib/domain/billing/list-address';
import { AntdProvider } from '@/components/ui/antd-provider';

interface Props {
  page: number;
  take: number;
  itemCount: number;
  onChange: (page: number, take: number) => void;
}

/** Page by page, with jumps and the number of rows; loaded only where there is more than one page. */
export function InvoicePages(props: Props) {
  return (
    <AntdProvider>
      <Pages {...props} />
    </AntdProvider>
  );
}

function Pages({ page, take, itemCount, onChange }: Props) {
  const isWide = Grid.useBreakpoint().md ?? false;
  return (
    <Pagination
      current={page}
      pageSize={take}
      total={itemCount}
      pageSizeOptions={[...TAKES]}
      showSizeChanger={{ showSearch: false }}
      showQuickJumper={isWide}
      showLessItems={!isWide}
      onChange={onChange}
      style={{ flexWrap: 'wrap', justifyContent: 'center', rowGap: 8 }}
    />
  );
}
