import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { FieldError } from '@/lib/contract/envelope';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useVisitLocale } from './use-visit-place';

const OTHERS = ['contactName', 'contactPhone', 'specialNote', 'consignmentNote'] as const;
const TEXTS = ['flat', 'building', 'addressOne', 'addressTwo', 'zipCode'] as const;

/** Texts for errors of the address, the contact and the note, our own codes first. */
export function useVisitMessage(): (error: FieldError) => string {
  const { t } = useTranslation('booking');
  const { region } = useVisitLocale();
  const generic = useFieldMessage();
  return useCallback(
    ({ path, code, params }) => {
      if (code === 'zip') return t('error.zip');
      if (code === 'zip.unserved' || code === 'district.unserved') return t('error.unserved');
      if (code === 'gate' || path === 'entranceGate') return t('error.gate');
      if (path === 'haveLift' || path === 'parkingBay') return t(`error.${path}`);
      if (code === 'phone') return t('error.phone');
      if (path === 'district') return t('error.district');
      const other = OTHERS.find((name) => name === path);
      if (other) return generic(t(`field.${other}`), { code, params });
      const text = TEXTS.find((name) => name === path);
      return generic(text ? t(`field.${region.code}.${text}`) : path, { code, params });
    },
    [t, region.code, generic],
  );
}
