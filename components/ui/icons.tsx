import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Size in pixels. */
  size?: number;
}

/** Shapes as parts of a path, by their centre or their upper left corner; `round` is the radius of the corners. */
export const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
export function rect(x: number, y: number, width: number, height: number, round: number): string {
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`;
  const [across, down] = [width - 2 * round, height - 2 * round];
  return `M${x + round} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** A 24-unit icon with a 1.5 stroke in the text's colour. Decorative: the text beside it has the meaning. */
export function icon(drawing: string, look: IconProps = {}) {
  return function Icon({ size = 20, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
        {...look}
        {...rest}
      >
        <path d={drawing} />
      </svg>
    );
  };
}

// In every page's first load: icons of single pages are in page-icons.tsx, those of the member area in member-icons.tsx.
export const AlertIcon = icon('M12 4.2L2.8 19.8h18.4z M12 10v4.5 M12 17.2v.01');
export const AndroidIcon = icon('M5 17.5a7 7 0 0 1 14 0z M7.5 11.5L6 9 M16.5 11.5L18 9 M9.5 14.8h.01 M14.5 14.8h.01');
/** Apple's logo in the text's colour: the guidelines require black or white, like the label. */
export const AppleIcon = icon(
  'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  { fill: 'currentColor', stroke: 'none' },
);
export const ArrowRightIcon = icon('M4 12h16 M14 6l6 6-6 6');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const ChevronDownIcon = icon('M6 9.5l6 6 6-6');
export const CloseIcon = icon('M6 6l12 12 M18 6L6 18');
export const FacebookIcon = icon('M15.5 4.5h-1.7c-2 0-3.3 1.3-3.3 3.4v12.6 M7.5 12.5h7');
export const GlobeIcon = icon(
  `${circle(12, 12, 8.5)} M3.5 12h17 M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5z`,
);
export const InfoIcon = icon(`${circle(12, 12, 8.5)} M12 11v5.5 M12 7.75v.01`);
export const InstagramIcon = icon(`${rect(4, 4, 16, 16, 4.5)} ${circle(12, 12, 3.7)} M16.6 7.4h.01`);
export const LinkedinIcon = icon(
  `${rect(4, 4, 16, 16, 2)} M8 11v5.5 M8 7.8h.01 M11.5 16.5V11 M11.5 13.5c0-1.7 1-2.7 2.4-2.7s2.3 1 2.3 2.7v3`,
);
export const MenuIcon = icon('M4 8h16 M4 16h16');
export const QuestionIcon = icon(`${circle(12, 12, 8.5)} M9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8 M12 16.8v.01`);
export const SuccessIcon = icon(`${circle(12, 12, 8.5)} M8 12.3l2.8 2.8L16 9.5`);
export const YoutubeIcon = icon(`${rect(3, 6, 18, 12, 3.5)} M10.5 9.5l4 2.5-4 2.5z`);
