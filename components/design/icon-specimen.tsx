import styled from 'styled-components';
import { Grid } from '@/components/ui/grid';
import type { IconProps } from '@/components/ui/icons/icon';
import { AlertIcon } from '@/components/ui/icons/alert';
import { AndroidIcon } from '@/components/ui/icons/android';
import { AppleIcon } from '@/components/ui/icons/apple';
import { ArrowLeftIcon } from '@/components/ui/icons/arrow-left';
import { ArrowRightIcon } from '@/components/ui/icons/arrow-right';
import { ArrowUpRightIcon } from '@/components/ui/icons/arrow-up-right';
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
import { DropletIcon } from '@/components/ui/icons/droplet';
import { EditIcon } from '@/components/ui/icons/edit';
import { EyeIcon } from '@/components/ui/icons/eye';
import { EyeOffIcon } from '@/components/ui/icons/eye-off';
import { FacebookIcon } from '@/components/ui/icons/facebook';
import { FilterIcon } from '@/components/ui/icons/filter';
import { GiftIcon } from '@/components/ui/icons/gift';
import { GlobeIcon } from '@/components/ui/icons/globe';
import { GridIcon } from '@/components/ui/icons/grid';
import { HangerIcon } from '@/components/ui/icons/hanger';
import { HeartIcon } from '@/components/ui/icons/heart';
import { ImageIcon } from '@/components/ui/icons/image';
import { InfoIcon } from '@/components/ui/icons/info';
import { InstagramIcon } from '@/components/ui/icons/instagram';
import { LeafIcon } from '@/components/ui/icons/leaf';
import { LinkedinIcon } from '@/components/ui/icons/linkedin';
import { ListIcon } from '@/components/ui/icons/list';
import { LockIcon } from '@/components/ui/icons/lock';
import { LogOutIcon } from '@/components/ui/icons/log-out';
import { MailIcon } from '@/components/ui/icons/mail';
import { MapPinIcon } from '@/components/ui/icons/map-pin';
import { MenuIcon } from '@/components/ui/icons/menu';
import { MinusIcon } from '@/components/ui/icons/minus';
import { MoreIcon } from '@/components/ui/icons/more';
import { PaperclipIcon } from '@/components/ui/icons/paperclip';
import { PhoneIcon } from '@/components/ui/icons/phone';
import { PlayIcon } from '@/components/ui/icons/play';
import { PlusIcon } from '@/components/ui/icons/plus';
import { PrintIcon } from '@/components/ui/icons/print';
import { QuestionIcon } from '@/components/ui/icons/question';
import { ReceiptIcon } from '@/components/ui/icons/receipt';
import { RefreshIcon } from '@/components/ui/icons/refresh';
import { ScissorsIcon } from '@/components/ui/icons/scissors';
import { SearchIcon } from '@/components/ui/icons/search';
import { SendIcon } from '@/components/ui/icons/send';
import { ShareIcon } from '@/components/ui/icons/share';
import { ShieldIcon } from '@/components/ui/icons/shield';
import { SlidersIcon } from '@/components/ui/icons/sliders';
import { SnowIcon } from '@/components/ui/icons/snow';
import { SparkleIcon } from '@/components/ui/icons/sparkle';
import { StarIcon } from '@/components/ui/icons/star';
import { SuccessIcon } from '@/components/ui/icons/success';
import { SunIcon } from '@/components/ui/icons/sun';
import { TagIcon } from '@/components/ui/icons/tag';
import { ThermometerIcon } from '@/components/ui/icons/thermometer';
import { TrashIcon } from '@/components/ui/icons/trash';
import { TruckIcon } from '@/components/ui/icons/truck';
import { UmbrellaIcon } from '@/components/ui/icons/umbrella';
import { UndoIcon } from '@/components/ui/icons/undo';
import { UploadIcon } from '@/components/ui/icons/upload';
import { UserIcon } from '@/components/ui/icons/user';
import { WhatsappIcon } from '@/components/ui/icons/whatsapp';
import { YoutubeIcon } from '@/components/ui/icons/youtube';
import { Specimen } from './specimen';

const ICONS: Record<string, (props: IconProps) => React.ReactNode> = {
  alert: AlertIcon,
  android: AndroidIcon,
  apple: AppleIcon,
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-up-right': ArrowUpRightIcon,
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
  droplet: DropletIcon,
  edit: EditIcon,
  eye: EyeIcon,
  'eye-off': EyeOffIcon,
  facebook: FacebookIcon,
  filter: FilterIcon,
  gift: GiftIcon,
  globe: GlobeIcon,
  grid: GridIcon,
  hanger: HangerIcon,
  heart: HeartIcon,
  image: ImageIcon,
  info: InfoIcon,
  instagram: InstagramIcon,
  leaf: LeafIcon,
  linkedin: LinkedinIcon,
  list: ListIcon,
  lock: LockIcon,
  'log-out': LogOutIcon,
  mail: MailIcon,
  'map-pin': MapPinIcon,
  menu: MenuIcon,
  minus: MinusIcon,
  more: MoreIcon,
  paperclip: PaperclipIcon,
  phone: PhoneIcon,
  play: PlayIcon,
  plus: PlusIcon,
  print: PrintIcon,
  question: QuestionIcon,
  receipt: ReceiptIcon,
  refresh: RefreshIcon,
  scissors: ScissorsIcon,
  search: SearchIcon,
  send: SendIcon,
  share: ShareIcon,
  shield: ShieldIcon,
  sliders: SlidersIcon,
  snow: SnowIcon,
  sparkle: SparkleIcon,
  star: StarIcon,
  success: SuccessIcon,
  sun: SunIcon,
  tag: TagIcon,
  thermometer: ThermometerIcon,
  trash: TrashIcon,
  truck: TruckIcon,
  umbrella: UmbrellaIcon,
  undo: UndoIcon,
  upload: UploadIcon,
  user: UserIcon,
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
