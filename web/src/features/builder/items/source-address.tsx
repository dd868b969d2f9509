import { isWebAddress } from '@regimen/engine/web-address.ts';

/** Older items may name anything here; only an address of the web is linked to. */
export function SourceAddress({ url }: { url: string }) {
  if (!isWebAddress(url))
    return (
      <bdi dir="ltr" className="justify-self-start text-14 break-all">
        {url}
      </bdi>
    );
  return (
    <a
      href={url}
      dir="ltr"
      rel="noreferrer"
      target="_blank"
      className="justify-self-start text-14 break-all text-primary-text underline underline-offset-4"
    >
      {url}
    </a>
  );
}
