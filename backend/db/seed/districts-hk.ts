import type { District } from '@/lib/contract/pricing';

const NAMES = {
  'central-and-western': 'Central and Western',
  'wan-chai': 'Wan Chai',
  eastern: 'Eastern',
  southern: 'Southern',
  'yau-tsim-mong': 'Yau Tsim Mong',
  'sham-shui-po': 'Sham Shui Po',
  'kowloon-city': 'Kowloon City',
  'wong-tai-sin': 'Wong Tai Sin',
  'kwun-tong': 'Kwun Tong',
  'kwai-tsing': 'Kwai Tsing',
  'tsuen-wan': 'Tsuen Wan',
  'tuen-mun': 'Tuen Mun',
  'yuen-long': 'Yuen Long',
  north: 'North',
  'tai-po': 'Tai Po',
  'sha-tin': 'Sha Tin',
  'sai-kung': 'Sai Kung',
  islands: 'Islands (Tung Chung and Discovery Bay only)',
};

/** Hong Kong's eighteen districts. Of Islands only the two places with a road or a pier for vans, at the outlying fee. */
export const DISTRICTS_HK: District[] = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  served: true,
  outlying: id === 'islands',
}));
