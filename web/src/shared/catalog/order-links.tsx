import { useTexts } from '../../i18n/use-texts.ts';
import { texts } from './texts.ts';

interface Order {
  name: string;
  words: string;
  path: string;
  current: boolean;
}

export function OrderLinks({ orders }: { orders: readonly Order[] }) {
  const t = useTexts(texts);
  return (
    <nav aria-label={t('orderBy')} className="-mx-2 overflow-x-auto">
      <ul className="flex gap-1">
        {orders.map(({ name, words, path, current }) => (
          <li key={name}>
            <a
              href={path}
              aria-current={current || undefined}
              className="inline-flex min-h-9 items-center rounded-control px-2.5 text-14 whitespace-nowrap text-ink-soft hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-primary-text"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
