import { Button, DatePicker, Form, Input, Pagination, Select, TimePicker } from 'antd';
import { AntdProvider } from '@/components/ui/theme/antd-provider';
import { Cluster, Stack } from '@/components/ui/layout/stack';

/** antd components in our theme, as on the account pages. */
export function AntdSample() {
  return (
    <AntdProvider>
      <Stack $gap={5}>
        <Cluster>
          <Button type="primary">Pay invoice</Button>
          <Button>Export</Button>
          <Select
            aria-label="Year"
            defaultValue="2026"
            options={[
              { value: '2026', label: '2026' },
              { value: '2025', label: '2025' },
            ]}
            style={{ width: 140 }}
          />
          <DatePicker aria-label="Date" />
          {/* Without allowEmpty, antd moves the focus back into an empty field, so Tab could never leave it. */}
          <TimePicker.RangePicker aria-label="Call-back time" format="HH:mm" allowEmpty={[true, true]} />
        </Cluster>
        <Form layout="vertical" style={{ maxWidth: 420 }}>
          <Form.Item label="Nickname" name="nickname" rules={[{ required: true, max: 20 }]}>
            <Input />
          </Form.Item>
          <Button htmlType="submit" type="primary">
            Check
          </Button>
        </Form>
        <Pagination total={230} showSizeChanger showQuickJumper style={{ flexWrap: 'wrap', rowGap: 8 }} />
      </Stack>
    </AntdProvider>
  );
}
