import { spawnSync } from 'node:child_process';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

/** What a program that reads calendars finds in an object of one entry. Instants as ISO, summaries as they are. */
export interface Read {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  summary: string;
  /** Each time of a series, or the one. */
  starts: string[];
  end: string;
  instance: string | null;
}

const iso = (at: Date): string => new Date(at.getTime()).toISOString();

/** Thunderbird's, by the rules of zones that the object brings along. */
export function byIcalJs(content: string): Read {
  const calendar = new ICAL.Component(ICAL.parse(content));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const event = new ICAL.Event(component);
  const starts: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) starts.push(iso(next.toJSDate()));
  const instance = component.getFirstPropertyValue('recurrence-id') as ICAL.Time | null;
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue('status')),
    summary: event.summary,
    starts: instance ? [iso(event.startDate.toJSDate())] : starts,
    end: iso(event.endDate.toJSDate()),
    instance: instance && iso(instance.toJSDate()),
  };
}

/** By the zones of the machine, and its own reading of what repeats. */
export function byNodeIcal(content: string): Read {
  const parsed = nodeIcal.sync.parseICS(content);
  const event = Object.values(parsed).find((one) => one?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('There is no entry.');
  const left = new Set(Object.values(event.exdate ?? {}).map((at) => iso(at as Date)));
  const all = event.rrule ? event.rrule.all().map(iso) : [iso(event.start)];
  const head = parsed.vcalendar as { method?: string } | undefined;
  return {
    method: String(head?.method ?? event.method),
    uid: event.uid,
    sequence: Number(event.sequence),
    status: String(event.status),
    summary: String(event.summary),
    starts: all.filter((at) => !left.has(at)),
    end: iso(event.end as Date),
    instance: event.recurrenceid ? iso(event.recurrenceid) : null,
  };
}

/** When each entry of a whole calendar begins, as both programs find it: [uid, instant] in order. */
export function startsOfAll(content: string): { icalJs: string[][]; nodeIcal: string[][] } {
  const calendar = new ICAL.Component(ICAL.parse(content));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const icalJs = events.map(({ uid, startDate }) => [uid, iso(startDate.toJSDate())]);
  const nodeIcalFound = Object.values(nodeIcal.sync.parseICS(content)).flatMap((one) =>
    one?.type === 'VEVENT' ? [[one.uid, iso(one.start)]] : [],
  );
  return { icalJs: icalJs.sort(), nodeIcal: nodeIcalFound.sort() };
}

const python = `
import sys, json, icalendar, datetime
utc = datetime.timezone.utc
def iso(t): return t.astimezone(utc).strftime('%Y-%m-%dT%H:%M:%S.000Z')
out = []
for text in json.load(sys.stdin):
    calendar = icalendar.Calendar.from_ical(text)
    event = next(iter(calendar.walk('VEVENT')))
    start = event['DTSTART'].dt
    starts = [start]
    rule = event.get('RRULE')
    if rule:
        step = datetime.timedelta(weeks=rule['INTERVAL'][0])
        naive = start.replace(tzinfo=None)
        zone = start.tzinfo
        # pytz, which older ones bring along, has an offset in each of its times.
        there = zone.localize if hasattr(zone, 'localize') else lambda t: t.replace(tzinfo=zone)
        starts = [there(naive + step * n) for n in range(rule['COUNT'][0])]
    left = event.get('EXDATE', [])
    left = left if isinstance(left, list) else [left]
    gone = {iso(one.dt) for each in left for one in each.dts}
    instance = event.get('RECURRENCE-ID')
    out.append({
        'method': str(calendar['METHOD']), 'uid': str(event['UID']), 'sequence': int(event['SEQUENCE']),
        'status': str(event['STATUS']), 'summary': str(event['SUMMARY']),
        'starts': [at for at in map(iso, starts) if at not in gone], 'end': iso(event['DTEND'].dt),
        'instance': iso(instance.dt) if instance else None,
    })
json.dump(out, sys.stdout)
`;

/** Debian's python3-icalendar, for all objects in one process; nothing: it is not on this machine. */
export function byPython(contents: readonly string[]): Read[] | undefined {
  // Debian's own first: another one that is installed beside it does not see its packages.
  const found = ['/usr/bin/python3', 'python3'].find(
    (name) => spawnSync(name, ['-c', 'import icalendar']).status === 0,
  );
  if (!found) return undefined;
  const { status, stdout, stderr } = spawnSync(found, ['-c', python], {
    input: JSON.stringify(contents),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Read[];
}
