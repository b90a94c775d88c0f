import styled from 'styled-components';
import { Grid } from '@/components/ui/grid';
import type { IconProps } from '@/components/ui/icons/icon';
import { AlertIcon } from '@/components/ui/icons/alert';
import { AndroidIcon } from '@/components/ui/icons/android';
import { AppleIcon } from '@/components/ui/icons/apple';
import { ArrowLeftIcon } from '@/components/ui/icons/arrow-left';
import { ArrowRightIcon } from '@/components/ui/icons/arrow-right';
import { BellIcon } from '@/components/ui/icons/bell';
import { BoxIcon } from '@/components/ui/icons/box';
import { CalendarIcon } from '@/components/ui/icons/calendar';
import { CameraIcon } from '@/components/ui/icons/camera';
import { ChatIcon } from '@/components/ui/icons/chat';
import { CheckIcon } from '@/components/ui/icons/check';
import { ChevronDownIcon } from '@/components/ui/icons/chevron-down';
import { ChevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { ChevronRightIcon } from '@/components/ui/icons/chevron-right';
import { ChevronUpIcon } from '@/components/ui/icons/chevron-up';
import { ClockIcon } from '@/components/ui/icons/clock';
import { CloseIcon } from '@/components/ui/icons/close';
import { CopyIcon } from '@/components/ui/icons/copy';
import { CreditCardIcon } from '@/components/ui/icons/credit-card';
import { DownloadIcon } from '@/components/ui/icons/download';
import { EyeIcon } from '@/components/ui/icons/eye';
import { EyeOffIcon } from '@/components/ui/icons/eye-off';
import { FacebookIcon } from '@/components/ui/icons/facebook';
import { GiftIcon } from '@/components/ui/icons/gift';
import { GlobeIcon } from '@/components/ui/icons/globe';
import { GridIcon } from '@/components/ui/icons/grid';
import { HangerIcon } from '@/components/ui/icons/hanger';
import { HeartIcon } from '@/components/ui/icons/heart';
import { ImageIcon } from '@/components/ui/icons/image';
import { InfoIcon } from '@/components/ui/icons/info';
import { InstagramIcon } from '@/components/ui/icons/instagram';
import { LinkedinIcon } from '@/components/ui/icons/linkedin';
import { ListIcon } from '@/components/ui/icons/list';
import { LockIcon } from '@/components/ui/icons/lock';
import { MailIcon } from '@/components/ui/icons/mail';
import { MenuIcon } from '@/components/ui/icons/menu';
import { MinusIcon } from '@/components/ui/icons/minus';
import { PaperclipIcon } from '@/components/ui/icons/paperclip';
import { PlusIcon } from '@/components/ui/icons/plus';
import { PrintIcon } from '@/components/ui/icons/print';
import { QuestionIcon } from '@/components/ui/icons/question';
import { ReceiptIcon } from '@/components/ui/icons/receipt';
import { ScissorsIcon } from '@/components/ui/icons/scissors';
import { SearchIcon } from '@/components/ui/icons/search';
import { SendIcon } from '@/components/ui/icons/send';
import { ShareIcon } from '@/components/ui/icons/share';
import { SlidersIcon } from '@/components/ui/icons/sliders';
import { SuccessIcon } from '@/components/ui/icons/success';
import { TagIcon } from '@/components/ui/icons/tag';
import { TrashIcon } from '@/components/ui/icons/trash';
import { TruckIcon } from '@/components/ui/icons/truck';
import { WhatsappIcon } from '@/components/ui/icons/whatsapp';
import { YoutubeIcon } from '@/components/ui/icons/youtube';
import { Specimen } from './specimen';

const ICONS: Record<string, (props: IconProps) => React.ReactNode> = {
  alert: AlertIcon,
  android: AndroidIcon,
  apple: AppleIcon,
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  bell: BellIcon,
  box: BoxIcon,
  calendar: CalendarIcon,
  camera: CameraIcon,
  chat: ChatIcon,
  check: CheckIcon,
  'chevron-down': ChevronDownIcon,
  'chevron-left': ChevronLeftIcon,
  'chevron-right': ChevronRightIcon,
  'chevron-up': ChevronUpIcon,
  clock: ClockIcon,
  close: CloseIcon,
  copy: CopyIcon,
  'credit-card': CreditCardIcon,
  download: DownloadIcon,
  eye: EyeIcon,
  'eye-off': EyeOffIcon,
  facebook: FacebookIcon,
  gift: GiftIcon,
  globe: GlobeIcon,
  grid: GridIcon,
  hanger: HangerIcon,
  heart: HeartIcon,
  image: ImageIcon,
  info: InfoIcon,
  instagram: InstagramIcon,
  linkedin: LinkedinIcon,
  list: ListIcon,
  lock: LockIcon,
  mail: MailIcon,
  menu: MenuIcon,
  minus: MinusIcon,
  paperclip: PaperclipIcon,
  plus: PlusIcon,
  print: PrintIcon,
  question: QuestionIcon,
  receipt: ReceiptIcon,
  scissors: ScissorsIcon,
  search: SearchIcon,
  send: SendIcon,
  share: ShareIcon,
  sliders: SlidersIcon,
  success: SuccessIcon,
  tag: TagIcon,
  trash: TrashIcon,
  truck: TruckIcon,
  whatsapp: WhatsappIcon,
  youtube: YoutubeIcon,
};

const Entry = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--text-xs);
  text-align: center;
  color: var(--muted);
  & > svg {
    color: var(--ink);
  }
`;

export function IconSpecimen() {
  return (
    <Specimen title="Icons">
      <Grid $min="5.5rem" $gap={5}>
        {Object.entries(ICONS).map(([name, Icon]) => (
          <Entry key={name}>
            <Icon size={24} />
            {name}
          </Entry>
        ))}
      </Grid>
    </Specimen>
  );
}
