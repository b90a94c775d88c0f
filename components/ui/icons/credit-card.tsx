import { Icon, type IconProps } from './icon';

export function CreditCardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="1.5" />
      <path d="M3 10h18 M6.5 15h4" />
    </Icon>
  );
}
