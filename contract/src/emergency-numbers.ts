/**
 * Whom to call in an emergency, by country (ISO 3166-1). Compiled from general knowledge on the date below and to be confirmed
 * by the site: a tenant's own numbers, in its settings, come before these.
 */
export const NUMBERS_COMPILED_ON = '2026-11-16';

export interface CountryNumbers {
  /** Police, fire and ambulance, or whoever sends them. */
  emergency: string;
  /** Where an ambulance has a number of its own. */
  ambulance?: string;
  /** Somebody who listens, by day and night where there is such a line. */
  crisis?: string;
}

/** Country, emergency, ambulance, crisis line; `-` for none. */
const LINES = `
US 911 - 988
CA 911 - 988
MX 911 - 800 911 2000
GB 999 - 116 123
IE 112 - 116 123
AU 000 - 13 11 14
NZ 111 - 1737
DE 112 - 0800 111 0 111
AT 112 144 142
CH 112 144 143
FR 112 15 3114
BE 112 - 1813
NL 112 - 113
LU 112 - 45 45 45
ES 112 - 024
PT 112 - 808 24 24 24
IT 112 118 02 2327 2327
DK 112 - 70 201 201
SE 112 - 90101
NO 112 113 116 123
FI 112 - 09 2525 0111
IS 112 - 1717
PL 112 999 800 70 2222
CZ 112 155 116 123
SK 112 155 -
HU 112 104 116 123
RO 112 - -
BG 112 - -
GR 112 166 1018
CY 112 - -
HR 112 194 -
SI 112 - 116 123
EE 112 - -
LV 112 113 -
LT 112 - -
MT 112 - -
UA 112 103 7333
TR 112 - -
EG 122 123 16328
SA 911 997 920033360
AE 999 998 800 4673
QA 999 - 16000
KW 112 - -
BH 999 - -
OM 9999 - -
JO 911 - -
LB 112 140 1564
IQ 104 122 -
PS 100 101 -
SY 112 110 -
MA 19 15 -
DZ 17 14 -
TN 197 190 -
IL 100 101 1201
IR 110 115 1480
PK 15 1122 -
IN 112 108 14416
BD 999 - -
LK 119 1990 1926
NP 100 102 1166
CN 110 120 12356
HK 999 - 18111
TW 110 119 1925
JP 110 119 0120 279 338
KR 112 119 109
SG 999 995 1767
MY 999 - 15555
ID 112 119 -
TH 191 1669 1323
VN 113 115 -
PH 911 - 1553
ZA 112 10177 0800 567 567
NG 112 - -
KE 999 - 1199
GH 112 - -
BR 190 192 188
AR 911 107 135
CL 133 131 *4141
CO 123 - -
PE 105 106 113
UY 911 - 0800 0767
EC 911 - -
CR 911 - -
PA 911 - -
DO 911 - -
`;

function read(line: string): [string, CountryNumbers] {
  const [country = '', emergency = '', ambulance = '-', ...crisis] = line.split(' ');
  const listens = crisis.join(' ');
  const own = ambulance === '-' ? {} : { ambulance };
  return [country, { emergency, ...own, ...(listens === '-' ? {} : { crisis: listens }) }];
}

export const EMERGENCY_NUMBERS: Readonly<Record<string, CountryNumbers>> = Object.fromEntries(
  LINES.trim().split('\n').map(read),
);
