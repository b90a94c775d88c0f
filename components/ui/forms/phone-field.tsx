import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Field } from './field';
import { ChevronDownIcon } from '@/components/ui/icons';
import { inputStyle, TextInput } from './text-input';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Row = styled.div`
  display: grid;
  grid-template-columns: 6.75rem 1fr;
  gap: 0.5rem;
`;
/* The closed list shows only the code; the open one also the country. */
const Code = styled.span`
  ${inputStyle}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > span {
    pointer-events: none;
  }
  & > svg {
    pointer-events: none;
  }
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    color: var(--ink);
    background: var(--surface);
  }
  &:has(select:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--ink);
  }
`;

export interface PhoneCodeOption {
  /** `+852` */
  code: string;
  /** Country with its code, localised. */
  label: string;
}

interface Phone {
  contactPhoneCode: string;
  contactPhone: string;
}

interface Props extends Phone {
  label: string;
  /** The most common codes; the full list loads on first interaction. */
  codes: readonly PhoneCodeOption[];
  onChange: (phone: Partial<Phone>) => void;
  onBlur?: () => void;
  /** Name of the number field; the code's field name ends in `Code`. */
  name?: string;
  id?: string;
  hint?: string;
  error?: string | null;
  necessity?: 'required' | 'optional';
  isDisabled?: boolean;
}

const TYPED = /^(insertText|insertCompositionText|delete|history)/;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin'] as const;

/** A number typed with a country code (blur, paste or autofill) sets the code list and keeps the national part. */
export function PhoneField({ contactPhoneCode, contactPhone, codes, onChange, onBlur, name, isDisabled, ...field }: Props) {
  const { t } = useTranslation('common');
  const codeId = useId();
  const { options, reach } = useAllPhoneCodes(codes);
  const [chosen, setChosen] = useState('');
  const latest = useRef({ contactPhoneCode, contactPhone, onChange });
  useEffect(() => {
    latest.current = { contactPhoneCode, contactPhone, onChange };
  });
  const read = async (given: Phone) => {
    const plans = await import('@/lib/domain/shared/phone-number').catch(() => null);
    const now = latest.current;
    // Ignore if the value changed meanwhile; without numbering plans the server parses it.
    if (!plans || now.contactPhone !== given.contactPhone || now.contactPhoneCode !== given.contactPhoneCode) return;
    const found = plans.readPhone(given);
    if (found.contactPhone !== given.contactPhone.trim() || found.contactPhoneCode !== given.contactPhoneCode) now.onChange(found);
  };
  const changeNumber = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    onChange({ contactPhone: target.value });
    const { inputType = '' } = nativeEvent as InputEvent;
    if (TYPED.test(inputType)) return;
    setTimeout(() => void read({ contactPhoneCode: latest.current.contactPhoneCode, contactPhone: target.value }));
  };
  return (
    <Field {...field}>
      {(control) => (
        <Row>
          <Code onPointerEnter={reach} onPointerDown={reach} onFocus={reach}>
            <span aria-hidden="true">{contactPhoneCode}</span>
            <ChevronDownIcon size={18} />
            <select
              id={codeId}
              name={name && `${name}Code`}
              aria-label={t('field.phoneCode')}
              autoComplete="tel-country-code"
              value={valueFor(contactPhoneCode, chosen, options)}
              disabled={isDisabled}
              onChange={({ target: { value } }) => {
                setChosen(value);
                onChange({ contactPhoneCode: codeOf(value) });
              }}
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </Code>
          <TextInput
            {...control}
            type="tel"
            name={name}
            inputMode="tel"
            autoComplete="tel-national"
            value={contactPhone}
            disabled={isDisabled}
            onChange={changeNumber}
            onBlur={() => {
              if (contactPhone !== '') void read({ contactPhoneCode, contactPhone });
              onBlur?.();
            }}
          />
        </Row>
      )}
    </Field>
  );
}

/** The number in the format sent, also if it was autofilled and never blurred. */
export async function phoneToSend<Fields extends Phone>(fields: Fields): Promise<Fields> {
  const plans = fields.contactPhone.trim() === '' ? null : await import('@/lib/domain/shared/phone-number').catch(() => null);
  return { ...fields, contactPhone: fields.contactPhone.trim(), ...plans?.readPhone(fields) };
}

/** `+1 JM`: countries share codes. The first country of a code has the bare code, which is what browsers autofill. */
interface Option {
  value: string;
  label: string;
}

const codeOf = (value: string): string => value.split(' ')[0] ?? value;

function valueFor(code: string, chosen: string, options: readonly Option[]): string {
  if (codeOf(chosen) === code) return chosen;
  return options.find(({ value }) => codeOf(value) === code)?.value ?? code;
}

const loadEveryCode = () => import('@/lib/domain/booking/every-phone-code');

/** Loaded on the first interaction with the page, so that the list is complete when it is opened. */
function useAllPhoneCodes(first: readonly PhoneCodeOption[]): { options: Option[]; reach: () => void } {
  const { localeTag } = useLocale();
  const [others, setOthers] = useState<readonly Option[]>([]);
  useEffect(() => {
    const load = () => {
      stop();
      loadEveryCode().catch(() => undefined);
    };
    const stop = () => SIGNS_OF_LIFE.forEach((sign) => document.removeEventListener(sign, load));
    SIGNS_OF_LIFE.forEach((sign) => document.addEventListener(sign, load));
    return stop;
  }, []);
  const reach = () => {
    if (others.length > 0) return;
    loadEveryCode().then(
      ({ everyPhoneCode }) => {
        const codes = everyPhoneCode(
          localeTag,
          first.map(({ code }) => code),
        );
        setOthers(codes.map(({ code, region, label }) => ({ value: `${code} ${region}`, label })));
      },
      // The short list remains; a number can be typed with its code.
      () => undefined,
    );
  };
  return { options: [...first.map(({ code, label }) => ({ value: code, label })), ...others], reach };
}
