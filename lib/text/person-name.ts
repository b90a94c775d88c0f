const HAN = /^\p{Script=Han}+$/u;

/** As a person is called: a Chinese name in one piece and with the family first, any other as it was given. */
export function personName({ firstName = '', lastName = '' }: { firstName?: string | undefined; lastName?: string | undefined }): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  return HAN.test(given) && HAN.test(family) ? `${family}${given}` : [given, family].filter(Boolean).join(' ');
}
