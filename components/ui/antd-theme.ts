import type { ThemeConfig } from 'antd';
import { COLOURS } from './tokens';

const CONTROL_HEIGHT = 48;

/** antd in the house's clothes. It computes shades from these values, so they are values and not variables. */
export const antdTheme: ThemeConfig = {
  cssVar: { key: 'antd' },
  hashed: false,
  token: {
    colorPrimary: COLOURS.red,
    colorLink: COLOURS.red,
    colorLinkHover: COLOURS['red-strong'],
    colorSuccess: COLOURS.success,
    colorWarning: COLOURS.warning,
    colorError: COLOURS.danger,
    colorInfo: COLOURS.info,
    colorText: COLOURS.ink,
    colorTextSecondary: COLOURS.muted,
    colorTextTertiary: COLOURS.muted,
    colorTextQuaternary: COLOURS.muted,
    colorTextPlaceholder: COLOURS.muted,
    colorTextDisabled: COLOURS.muted,
    colorBgBase: COLOURS.surface,
    colorBgLayout: COLOURS.paper,
    colorBorder: COLOURS['line-strong'],
    colorBorderSecondary: COLOURS.line,
    colorSplit: COLOURS.line,
    fontFamily: 'var(--font-body)',
    fontSize: 16,
    fontSizeSM: 14,
    borderRadius: 2,
    borderRadiusLG: 4,
    borderRadiusSM: 2,
    controlHeight: CONTROL_HEIGHT,
    controlHeightSM: 44,
    controlHeightLG: 56,
    controlOutlineWidth: 0,
    lineWidthFocus: 2,
    motionDurationFast: '0.12s',
    motionDurationMid: '0.22s',
    motionDurationSlow: '0.3s',
    boxShadowSecondary: 'var(--shadow-2)',
    wireframe: false,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 550, contentFontSize: 15 },
    Table: { headerBg: 'transparent', headerColor: COLOURS.muted, headerSplitColor: 'transparent', rowHoverBg: COLOURS.sunken, cellPaddingBlock: 14, cellPaddingInline: 12, cellFontSize: 15 },
    Pagination: { itemSize: 44, itemSizeSM: 44 },
    Select: { optionHeight: 44, optionPadding: '10px 12px', optionSelectedBg: COLOURS['red-wash'] },
    DatePicker: { cellHeight: 40, cellWidth: 40 },
    Form: { labelColor: COLOURS.ink, verticalLabelPadding: '0 0 6px', labelFontSize: 15 },
  },
};
