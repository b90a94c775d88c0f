import { Pagination } from 'antd';
import styled from 'styled-components';
import { AntdProvider } from '@/components/ui/theme/antd-provider';
import { TAKES } from './model/list-address';

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

/** What the pages of the table and of the cards share. */
export const PAGINATION = { pageSizeOptions: [...TAKES], showSizeChanger: { showSearch: false } };

export interface Paging {
  page: number;
  take: number;
  itemCount: number;
  onChange: (page: number, take: number) => void;
}

/** The pages below the cards of a phone; loaded only when there is more than one. */
export function InvoicePages({ page, take, itemCount, onChange }: Paging) {
  return (
    <AntdProvider>
      <Frame>
        <Pagination {...PAGINATION} size="small" showLessItems current={page} pageSize={take} total={itemCount} onChange={onChange} />
      </Frame>
    </AntdProvider>
  );
}
