import { Grid, Pagination } from 'antd';
import styled from 'styled-components';
import { TAKES } from '@/lib/domain/billing/list-address';
import { AntdProvider } from '@/components/ui/theme/antd-provider';

/** antd hides the page size on narrow windows; here it wraps below the pages. */
const Frame = styled.div`
  & .ant-pagination {
    flex-wrap: wrap;
    justify-content: center;
    row-gap: 0.5rem;
  }
  & .ant-pagination .ant-pagination-options {
    display: inline-block;
  }
`;

interface Props {
  page: number;
  take: number;
  itemCount: number;
  onChange: (page: number, take: number) => void;
}

/** Pagination with a jump field and page size; loaded only when there is more than one page. */
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
    <Frame>
      <Pagination
        size={isWide ? 'medium' : 'small'}
        current={page}
        pageSize={take}
        total={itemCount}
        pageSizeOptions={[...TAKES]}
        showSizeChanger={{ showSearch: false }}
        showQuickJumper={isWide}
        showLessItems={!isWide}
        onChange={onChange}
      />
    </Frame>
  );
}
