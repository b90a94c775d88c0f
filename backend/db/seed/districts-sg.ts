import type { District } from '@/lib/contract/pricing';

/** Singapore's postal districts: number, places, sectors (first two digits of the postal code). */
const DISTRICTS: [number: string, name: string, sectors: string][] = [
  ['01', 'Raffles Place, Cecil, Marina, People’s Park', '01 02 03 04 05 06'],
  ['02', 'Anson, Tanjong Pagar', '07 08'],
  ['03', 'Queenstown, Tiong Bahru', '14 15 16'],
  ['04', 'Telok Blangah, HarbourFront, Sentosa', '09 10'],
  ['05', 'Pasir Panjang, Clementi New Town', '11 12 13'],
  ['06', 'High Street, Beach Road (part)', '17'],
  ['07', 'Middle Road, Golden Mile', '18 19'],
  ['08', 'Little India', '20 21'],
  ['09', 'Orchard, Cairnhill, River Valley', '22 23'],
  ['10', 'Ardmore, Bukit Timah, Holland Road, Tanglin', '24 25 26 27'],
  ['11', 'Watten Estate, Novena, Thomson', '28 29 30'],
  ['12', 'Balestier, Toa Payoh, Serangoon', '31 32 33'],
  ['13', 'Macpherson, Braddell', '34 35 36 37'],
  ['14', 'Geylang, Eunos', '38 39 40 41'],
  ['15', 'Katong, Joo Chiat, Amber Road', '42 43 44 45'],
  ['16', 'Bedok, Upper East Coast, Eastwood, Kew Drive', '46 47 48'],
  ['17', 'Loyang, Changi', '49 50 81'],
  ['18', 'Tampines, Pasir Ris', '51 52'],
  ['19', 'Serangoon Garden, Hougang, Punggol', '53 54 55 82'],
  ['20', 'Bishan, Ang Mo Kio', '56 57'],
  ['21', 'Upper Bukit Timah, Clementi Park, Ulu Pandan', '58 59'],
  ['22', 'Jurong, Tuas', '60 61 62 63 64'],
  ['23', 'Hillview, Dairy Farm, Bukit Panjang, Choa Chu Kang', '65 66 67 68'],
  ['24', 'Lim Chu Kang, Tengah', '69 70 71'],
  ['25', 'Kranji, Woodgrove', '72 73'],
  ['26', 'Upper Thomson, Springleaf', '77 78'],
  ['27', 'Yishun, Sembawang', '75 76'],
  ['28', 'Seletar', '79 80'],
];

/** The outlying fee is due in a part of two districts only: Sentosa and Tuas, by longer prefixes of the postal code. */
const OUTLYING_PREFIXES: Record<string, string[]> = { '04': ['098', '099'], '22': ['636', '637', '638', '639'] };

export const DISTRICTS_SG: District[] = DISTRICTS.map(([number, name, sectors]) => ({
  id: `d${number}`,
  name,
  served: true,
  outlying: false,
  sectors: sectors.split(' '),
  ...(OUTLYING_PREFIXES[number] ? { outlyingPrefixes: OUTLYING_PREFIXES[number] } : {}),
}));
