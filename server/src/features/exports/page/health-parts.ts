import { gatherLooks } from '@regimen/contract/gather-looks.ts';
import { quantity, spanWords } from '@regimen/contract/language/quantities.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import { escapeHtml as text } from '../../../providers/mail-layout.ts';
import type { OwnLook } from '../../audit/list-own-looks.ts';
import { answerHtml, day, facts, moment, own, withoutLinks } from './markup.ts';
import { mostOnPage, type PageData } from './page-data.ts';
import { type Part, toldWords } from './person-parts.ts';
import { type Say, sayIn } from './say-in.ts';
import { seriesChart } from './series-chart.ts';

/** What somebody did, measured, answered and wrote, and who else saw it. */
export function healthParts(data: PageData): Part[] {
  const t = sayIn(data.locale);
  const readings = data.series.map((series) => seriesPart(series, data, t)).join('');
  const looks = gatherLooks(data.looks, ({ who }) => who ?? undefined);
  return [
    { id: 'programs', title: t('programs'), html: list(data.programs.map(programLine(data, t)), t) },
    { id: 'readings', title: t('readings'), html: readings || nothing(t) },
    { id: 'answers', title: t('answers'), html: list(data.handedIn.map(handedInLine(data, t)), t) },
    { id: 'written', title: t('written'), html: list(data.written.map(writtenLine(data, t)), t) },
    { id: 'looks', title: t('looks'), html: list(looks.map(lookLine(data, t)), t) },
  ];
}

const nothing = (t: Say): string => `<p class="soft">${text(t('nothing'))}</p>\n`;

function list(lines: readonly string[], t: Say): string {
  if (lines.length === 0) return nothing(t);
  const more =
    lines.length < mostOnPage ? '' : `<p class="soft">${text(t('newest', { n: mostOnPage }))}</p>\n`;
  return `${more}<ul>${lines.map((line) => `<li>${line}</li>`).join('\n')}</ul>\n`;
}

const programLine =
  (data: PageData, t: Say) =>
  ({ title, status, startedAt, endedAt, told }: PageData['programs'][number]): string => {
    const dates = [t('started', { date: day(data, startedAt) })];
    if (endedAt) dates.push(t('ended', { date: day(data, endedAt) }));
    const facts = toldWords(told, data.locale);
    const said = facts && `<br>${text(t('youTold', { facts }))}`;
    return `<strong>${own(title)}</strong> <span class="badge">${text(t(status))}</span><br>
<span class="soft">${dates.map(text).join(' · ')}</span>${said}`;
  };

function seriesPart(series: ReadingSeries, data: PageData, t: Say): string {
  const { name, unit, readings, target } = series;
  const { locale, zone } = data;
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return '';
  const values = readings.map(({ value }) => value);
  const said = (value: number) => quantity(value, unit, locale);
  const ends = { least: said(Math.min(...values)), most: said(Math.max(...values)) };
  const dates = { from: day(data, new Date(first.takenAt)), to: day(data, new Date(last.takenAt)) };
  const rows = readings
    .toReversed()
    .map(
      ({ takenAt, value }) =>
        `<tr><td>${moment(data, new Date(takenAt))}</td><td>${own(said(value))}</td></tr>`,
    );
  return `<article><h3>${own(name)}</h3>
${facts([
  [t('latest'), `${own(said(last.value))}<br><span class="soft">${text(dates.to)}</span>`],
  [t('lowest'), values.length > 1 ? own(ends.least) : null],
  [t('highest'), values.length > 1 ? own(ends.most) : null],
  [t('target'), target ? own(spanWords(target, unit, locale)) : null],
])}${seriesChart(series, { locale, zone, title: t('chart', { name, ...dates, ...ends }) })}
<details><summary>${text(t('allReadings', { n: readings.length }))}</summary>
<div class="columns"><table>${rows.join('')}</table></div></details>
</article>
`;
}

const handedInLine =
  (data: PageData, t: Say) =>
  ({ name, program, at, isDeclined, lines }: PageData['handedIn'][number]): string => {
    const said = lines.map(({ question, answer }) => {
      const html =
        typeof answer === 'boolean' ? text(t(answer ? 'yes' : 'no')) : answerHtml(answer, t('yourFile'));
      return [question ?? '', html] as const;
    });
    const asked = said.filter(([question]) => question !== '');
    const alone = said.filter(([question]) => question === '').map(([, html]) => `<p>${html}</p>`);
    const outcome = isDeclined ? 'declined' : 'done';
    const badge = isDeclined || said.length === 0 ? ` <span class="badge">${text(t(outcome))}</span>` : '';
    return `<strong>${own(name)}</strong>${badge}<br>
<span class="soft">${own(program)} · </span>${moment(data, at)}${alone.join('')}${facts(asked)}`;
  };

const writtenLine =
  (data: PageData, t: Say) =>
  ({ kind, title, bodyHtml, at }: PageData['written'][number]): string =>
    `<strong>${text(t(kind, { title }))}</strong><br>${moment(data, at)}
<div dir="auto">${withoutLinks(bodyHtml)}</div>`;

const lookLine =
  (data: PageData, t: Say) =>
  ({ who, what, why, at, reason, times, program }: OwnLook & { times: number }): string => {
    const often = times > 1 ? ` · <span class="soft">${text(t('times', { n: times }))}</span>` : '';
    const because = `${text(t(`because_${why}`))}${reason ? ` ${own(reason)}` : ''}`;
    return `<strong>${own(who ?? t('someone'))}</strong><br>${moment(data, at)}${often}<br>
${text(t(`look_${what}`))} <span class="soft">${because}</span>${
      program ? `<br><span class="soft">${text(t('lookIn'))}</span> ${own(program.title)}` : ''
    }`;
  };
