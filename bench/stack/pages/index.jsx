import { useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { useTranslation } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import styled from 'styled-components';
import { create } from 'zustand';
import { i18nConfig } from '../i18n';

const client = axios.create({ baseURL: '/' });
const useCounter = create((set) => ({ count: 0, press: () => set(({ count }) => ({ count: count + 1 })) }));

const Title = styled.h1`
  font-size: 2rem;
`;

/** A page that does next to nothing, with the product's libraries as their own READMEs use them: the floor for whoever chose them. */
export default function Stack() {
  const { t } = useTranslation('common');
  const { count, press } = useCounter();
  const { refetch } = useQuery({ queryKey: ['asked'], queryFn: () => client.get('/'), enabled: false });
  return (
    <>
      <Title>{t('title')}</Title>
      <button type="button" onClick={() => (press(), void refetch())}>
        {t('press', { count })}
      </button>
    </>
  );
}

export const getStaticProps = async () => ({ props: await serverSideTranslations('en', ['common'], i18nConfig) });
