import type { RequestAction } from '@/lib/contract/wardrobe';
import { BoxIcon, HeartIcon, ScissorsIcon, TagIcon, TruckIcon } from '@/components/ui/member-icons';

const ICONS: Record<RequestAction, typeof BoxIcon> = {
  deliver: TruckIcon,
  collect: BoxIcon,
  care: ScissorsIcon,
  sell: TagIcon,
  donate: HeartIcon,
};

export function ActionIcon({ action }: { action: RequestAction }) {
  const Icon = ICONS[action];
  return <Icon size={18} />;
}
