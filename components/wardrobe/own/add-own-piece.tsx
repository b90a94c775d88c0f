import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { OWN_ITEM_PHOTOS_MAXIMUM } from '@/lib/contract/own-items';
import { PICTURE_CHOICE } from '@/lib/contract/upload';
import type { ColourName, GarmentKind } from '@/lib/domain/wardrobe/garment';
import { kindOfName } from '@/lib/domain/wardrobe/own-piece';
import { randomId } from '@/lib/random-id';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { prepareFile, sendChosenFile, type SentFile } from '@/services/uploads';
import { useAddOwnItem } from '@/services/wardrobe/own-items';
import { Button } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { LoadFailedNotice } from '@/components/ui/feedback/client-only';
import { LoadingRegion, StatusRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { FieldError } from '@/components/ui/forms/field-error';
import { useObjectUrl } from '@/components/ui/hooks/use-object-url';
import { CloseIcon } from '@/components/ui/icons';
import { CameraIcon } from '@/components/ui/member-icons';
import { Drawer } from '@/components/ui/overlays/drawer';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';
import { colourOfPhotograph } from '@/components/wardrobe/model/colour-of-photograph';
import { useFailureText } from '@/components/payments/use-failure-text';
import type { PieceWords } from '@/components/wardrobe/model/item-edit';
import { PieceFields } from './piece-fields';

/** Of the copy that is looked at, in pixels. */
const WIDTH = 96;

/** Looks at a photograph on this device; null for one that the browser cannot read. */
async function readColour(photograph: Blob): Promise<ColourName | null> {
  try {
    const bitmap = await createImageBitmap(photograph, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.max(1, Math.round((WIDTH * bitmap.height) / bitmap.width));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    // Behind a piece that is cut out stands a wall.
    context.fillStyle = '#d4cfc5';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return colourOfPhotograph(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    return null;
  }
}

const TEXTS = ['record'] as const;

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  & > input {
    display: none;
  }
`;
const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: var(--space-2);
  & > li {
    position: relative;
  }
  & img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-sm);
    background: var(--sunken);
    object-fit: cover;
  }
  & button {
    position: absolute;
    inset-inline-end: 0.125rem;
    top: 0.125rem;
    background: var(--surface);
  }
`;

function Photograph({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('record');
  const src = useObjectUrl(file);
  return (
    <li>
      {/* oxlint-disable-next-line nextjs/no-img-element -- bytes of this device, which no server has in sizes */}
      {src ? <img src={src} alt={file.name} /> : null}
      <IconButton label={t('files.remove', { name: file.name })} icon={<CloseIcon size={16} />} onClick={onRemove} />
    </li>
  );
}

const isAlike = (one: PieceWords, other: PieceWords): boolean =>
  one.name.trim() === other.name.trim() && one.kind === other.kind && one.colour === other.colour;

type Failure = Extract<SentFile, { kind: 'failed' }>['code'];

interface Props {
  /** Closed, it keeps what was entered. */
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** A piece that stays at home: photographed by its member, who corrects what the picture is taken for. */
export function AddOwnPiece({ isOpen, onClose, onAdded }: Props) {
  const { t } = useTranslation(['record', 'errors', 'items', 'wardrobe']);
  const { locale } = useLocale();
  const texts = useLazyTexts(TEXTS);
  const failureText = useFailureText();
  const { show } = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const { isPending, failure, add } = useAddOwnItem(locale);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  /** What is on the server already, so that another try sends nothing twice. */
  const stored = useRef(new Map<File, string>());
  /**
   * The last attempt, whose answer may have been lost. The next one is for the same piece if it shares a photograph, or name, kind and
   * colour (somebody took better photographs). A name alone is not enough: a wardrobe has more than one white T-shirt.
   */
  const tried = useRef<{ key: string; words: PieceWords; photos: readonly File[] }>(null);
  const [words, setWords] = useState<PieceWords>({ name: '', kind: '', colour: 'black', brand: '' });
  const [reading, setReading] = useState<'none' | 'busy' | 'proposed'>('none');
  const isChosen = useRef(false);
  const [isKindChosen, setIsKindChosen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [unsent, setUnsent] = useState<{ name: string; code: Failure } | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  const [isCut, setIsCut] = useState(false);
  /** How many are being prepared: more may be chosen meanwhile. */
  const coming = useRef(0);
  const choose = async (chosen: readonly File[]) => {
    const held = photos.length + coming.current;
    const isFirst = held === 0;
    const taken = chosen.slice(0, OWN_ITEM_PHOTOS_MAXIMUM - held);
    setIsCut(taken.length < chosen.length);
    coming.current += taken.length;
    const ready = await Promise.all(taken.map(prepareFile));
    coming.current -= taken.length;
    setPhotos((now) => [...now, ...ready]);
    const [first] = ready;
    if (!isFirst || !first) return;
    setReading('busy');
    const colour = await readColour(first);
    // What was chosen by hand stays, meanwhile too.
    if (colour && !isChosen.current) setWords((now) => ({ ...now, colour }));
    setReading(colour && !isChosen.current ? 'proposed' : 'none');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    setUnsent(null);
    if (photos.length === 0 || words.name.trim() === '' || words.kind === '') return;
    setIsSending(true);
    for (const file of photos) {
      if (stored.current.has(file)) continue;
      const sent = await sendChosenFile(file, 'photo');
      if (sent.kind === 'failed') {
        setUnsent({ name: file.name, code: sent.code });
        return setIsSending(false);
      }
      stored.current.set(file, sent.stored.id);
    }
    const last = tried.current;
    const isAgain = last && (isAlike(last.words, words) || photos.some((file) => last.photos.includes(file)));
    const key = isAgain ? last.key : randomId();
    tried.current = { key, words, photos };
    const item = await add(
      words,
      photos.flatMap((file) => stored.current.get(file) ?? []),
      key,
    );
    setIsSending(false);
    if (!item) return;
    show({ tone: 'success', message: t('record:atHome.saved', { name: item.name }) });
    onAdded();
  };
  const wordsOf = (kind: GarmentKind | 'other') =>
    `${kind === 'other' ? '' : t(`wardrobe:kind.${kind}`)},${t(`record:atHome.searchWords.${kind}`)}`;
  const missing = (field: 'photos' | 'name' | 'kind', isMissing: boolean) =>
    isAsked && isMissing ? t(`record:atHome.missing.${field}`) : null;
  const noPhotos = missing('photos', photos.length === 0);

  if (texts.status !== 'ready') {
    return (
      <Drawer hasEntry isOpen={isOpen} title={t('items:head.addOwn')} onClose={onClose}>
        {texts.status === 'failed' ? <LoadFailedNotice onRetry={texts.retry} /> : <LoadingRegion height="16rem" />}
      </Drawer>
    );
  }
  return (
    <Drawer
      hasEntry
      isOpen={isOpen}
      title={t('record:atHome.title')}
      onClose={onClose}
      actions={
        <Button type="submit" form="own-piece" isFullWidth isBusy={isSending || isPending}>
          {t('record:atHome.save')}
        </Button>
      }
    >
      <Form id="own-piece" noValidate onSubmit={(event) => void submit(event)}>
        <Text $size="sm">{t('record:atHome.intro')}</Text>
        {photos.length > 0 ? (
          <Photos>
            {photos.map((file, index) => (
              <Photograph
                key={`${file.name}-${index}`}
                file={file}
                onRemove={() => {
                  setPhotos((now) => now.filter((other) => other !== file));
                  setIsCut(false);
                }}
              />
            ))}
          </Photos>
        ) : null}
        {isCut ? (
          <Notice tone="warning" role="alert">
            {t('record:atHome.many', { maximum: OWN_ITEM_PHOTOS_MAXIMUM })}
          </Notice>
        ) : null}
        {photos.length < OWN_ITEM_PHOTOS_MAXIMUM ? (
          <div>
            <Button variant="neutral" onClick={() => input.current?.click()}>
              <CameraIcon size={18} />
              <span>{t(photos.length > 0 ? 'record:atHome.more' : 'record:atHome.choose')}</span>
            </Button>
            {noPhotos ? <FieldError id="own-piece-photos">{noPhotos}</FieldError> : null}
          </div>
        ) : null}
        <input
          ref={input}
          type="file"
          accept={PICTURE_CHOICE}
          multiple
          tabIndex={-1}
          aria-label={t('record:atHome.choose')}
          onChange={({ target }) => {
            void choose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <StatusRegion>
          {reading === 'none' ? null : (
            <Text $size="sm" $tone="muted">
              {t(reading === 'busy' ? 'record:atHome.reading' : 'record:atHome.proposed')}
            </Text>
          )}
        </StatusRegion>
        <PieceFields
          words={words}
          onChange={(change) => {
            if (change.colour) isChosen.current = true;
            if (change.kind !== undefined) setIsKindChosen(true);
            const kind = change.name === undefined || isKindChosen ? {} : { kind: kindOfName(change.name, wordsOf) ?? '' };
            setWords((now) => ({ ...now, ...kind, ...change }));
          }}
          isKindProposed={!isKindChosen && words.kind !== ''}
          errors={{ name: missing('name', words.name.trim() === ''), kind: missing('kind', words.kind === '') }}
        />
        {unsent || failure ? (
          <Notice tone="danger" role="alert">
            {unsent
              ? t('record:files.failed', { name: unsent.name, reason: t(`errors:${unsent.code}`) })
              : failure
                ? failureText(failure)
                : null}
          </Notice>
        ) : null}
      </Form>
    </Drawer>
  );
}
