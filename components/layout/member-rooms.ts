import { publicEnv } from '@/lib/config/env';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import {
  CreditCardIcon,
  ChatIcon,
  GridIcon,
  HangerIcon,
  PersonIcon,
  ReceiptIcon,
  TagIcon,
  TruckIcon,
  WardrobeIcon,
} from '@/components/ui/member-icons';

interface MemberRoom {
  name: string;
  route: RouteName;
  href: string;
  label: `account.${'wardrobe' | 'outfit' | 'visits' | 'plan' | 'sales' | 'billings' | 'paymentMethod' | 'chat' | 'account'}`;
  icon: typeof ChatIcon;
  /** In the bar of a phone, which has four places; the others are behind "More". */
  isFirst: boolean;
}

/** Where a member can go, in the order of the bar. Some need our own API. */
const ROOMS: readonly MemberRoom[] = [
  { name: 'items', route: 'items', href: ROUTES.items.path, label: 'account.wardrobe', icon: WardrobeIcon, isFirst: true },
  { name: 'outfit', route: 'outfit', href: ROUTES.outfit.path, label: 'account.outfit', icon: HangerIcon, isFirst: true },
  { name: 'visits', route: 'items', href: `${ROUTES.items.path}?visit=all`, label: 'account.visits', icon: TruckIcon, isFirst: true },
  { name: 'plan', route: 'plan', href: ROUTES.plan.path, label: 'account.plan', icon: GridIcon, isFirst: false },
  { name: 'sales', route: 'sales', href: ROUTES.sales.path, label: 'account.sales', icon: TagIcon, isFirst: false },
  { name: 'billings', route: 'billings', href: ROUTES.billings.path, label: 'account.billings', icon: ReceiptIcon, isFirst: false },
  {
    name: 'paymentMethod',
    route: 'paymentMethod',
    href: ROUTES.paymentMethod.path,
    label: 'account.paymentMethod',
    icon: CreditCardIcon,
    isFirst: false,
  },
  { name: 'chat', route: 'chat', href: ROUTES.chat.path, label: 'account.chat', icon: ChatIcon, isFirst: true },
  { name: 'account', route: 'account', href: ROUTES.account.path, label: 'account.account', icon: PersonIcon, isFirst: false },
];

const OF_OUR_API = ['outfit', 'visits', 'plan', 'sales'];

export const MEMBER_ROOMS = publicEnv.extApi ? ROOMS : ROOMS.filter(({ name }) => !OF_OUR_API.includes(name));

/** @param isOfVisits the wardrobe shows the visits */
export function isRoomOpen(room: MemberRoom, route: RouteName, isOfVisits: boolean): boolean {
  return room.route === route && (room.name === 'visits') === (isOfVisits && route === 'items');
}
