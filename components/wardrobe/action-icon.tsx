import type { RequestAction } from '@/lib/contract/wardrobe';
import { BoxIcon } from '@/components/ui/icons/box';
import { HeartIcon } from '@/components/ui/icons/heart';
import { ScissorsIcon } from '@/components/ui/icons/scissors';
import { TagIcon } from '@/components/ui/icons/tag';
import { TruckIcon } from '@/components/ui/icons/truck';

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
