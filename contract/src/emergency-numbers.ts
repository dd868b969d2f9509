/**
 * Whom to call in an emergency, by country (ISO 3166-1). Compiled from general knowledge on the date below and to be confirmed
 * by the site: a tenant's own numbers, in its settings, come before these. A number that nobody was sure of is left out.
 */
export const NUMBERS_COMPILED_ON = '2026-11-16';

export interface CountryNumbers {
  /** One number for everything: police, fire and ambulance, or whoever sends them. */
  emergency?: string;
  /** Where an ambulance has a number of its own. */
  ambulance?: string;
  /** Only where there is no number for everything. */
  police?: string;
  /** Somebody who listens, by day and night where there is such a line. */
  crisis?: string;
}

/** Country, emergency, ambulance, police, crisis line; `-` for none. */
export const NUMBER_LINES: readonly string[] = `
US 911 - - 988
CA 911 - - 988
MX 911 - - 800 911 2000
GB 999 - - 116 123
IE 112 - - 116 123
AU 000 - - 13 11 14
NZ 111 - - 1737
DE 112 - - 0800 111 0 111
AT 112 144 - 142
CH - 144 117 143
LI - 144 117 143
FR 112 15 - 3114
MC 112 - - -
AD 112 116 - -
BE 112 - - 1813
NL 112 - - 113
LU 112 - - 45 45 45
ES 112 - - 024
PT 112 - - 808 24 24 24
IT 112 118 - 02 2327 2327
SM - 118 113 -
DK 112 - - 70 201 201
SE 112 - - 90101
NO - 113 112 116 123
FI 112 - - 09 2525 0111
IS 112 - - 1717
PL 112 999 - 800 70 2222
CZ 112 155 - 116 123
SK 112 155 - -
HU 112 104 - 116 123
RO 112 - - -
MD 112 - - -
BG 112 - - -
GR 112 166 - 1018
CY 112 - - -
HR 112 194 - -
SI 112 - - 116 123
BA - 124 122 -
RS - 194 192 -
ME 112 124 - -
MK 112 194 - -
AL 112 127 - -
EE 112 - - -
LV 112 113 - -
LT 112 - - -
MT 112 - - -
UA 112 103 - 7333
RU 112 103 - -
BY - 103 102 -
GE 112 - - -
AM 112 103 - -
AZ 112 103 - -
KZ 112 103 - -
KG 112 103 - -
TJ 112 103 - -
UZ - 103 102 -
MN - 103 102 -
TR 112 - - -
EG - 123 122 16328
SD 999 - - -
LY 1515 193 - -
TN - 190 197 -
DZ - 14 1548 -
MA - 15 19 -
MR - 101 117 -
SO - 999 888 -
DJ - 19 17 -
KM - 7720373 17 -
SA 911 997 - 920033360
YE - 191 - -
AE - 998 999 -
QA 999 - - 16000
KW 112 - - -
BH 999 - - -
OM 9999 - - -
JO 911 - - -
LB - 140 112 1564
IQ - 122 104 -
PS - 101 100 -
SY - 110 112 -
IL - 101 100 1201
IR - 115 110 1480
AF - 112 119 -
PK - 1122 15 -
IN 112 108 - 14416
BD 999 - - -
LK - 1990 119 1926
NP - 102 100 1166
BT - 112 113 -
CN - 120 110 12356
HK 999 - - 18111
MO 999 - - -
TW - 119 110 1925
JP - 119 110 0120 279 338
KR - 119 112 109
SG - 995 999 1767
MY 999 - - 15555
BN - 991 993 -
ID - 119 110 -
TH - 1669 191 1323
VN - 115 113 -
KH - 119 117 -
LA - 195 191 -
MM - 192 199 -
PH 911 - - 1553
TL 112 - - -
FJ - 911 917 -
PG - 111 112 -
ZA 112 10177 - 0800 567 567
NG 112 - - -
GH 112 193 - -
KE 999 - - -
UG 999 - - -
TZ - 115 112 -
RW - 912 112 -
BI - 112 117 -
ET - 907 991 -
ER - 114 113 -
MG - 124 117 -
MU - 114 999 -
SC 999 151 - -
ZW 999 994 - -
MW - 998 997 -
MZ - 117 119 -
BW - 997 999 -
LS - 121 123 -
SZ - 977 999 -
AO - 112 113 -
CM - 119 117 -
GA - 1300 1730 -
SN - 1515 17 -
CI - 185 111 -
ML - 15 17 -
BF - 112 17 -
NE - 15 17 -
BJ - 112 117 -
TG - 8200 117 -
GM - 116 - -
LR 911 - - -
CV - 130 132 -
ST 112 - - -
BR - 192 190 188
AR 911 107 - 135
CL - 131 133 600 360 7777
CO 123 - - -
PE - 106 105 113
UY 911 105 - 0800 0767
PY 911 141 - -
BO - 118 110 -
EC 911 - - -
VE 911 - - -
GY - 913 911 -
SR - 113 115 -
CR 911 - - -
PA 911 - - -
HN 911 195 - -
SV - 132 911 -
NI - 128 118 -
GT - 128 110 -
BZ 911 - - -
CU - 104 106 -
DO 911 - - -
HT - 116 114 -
PR 911 - - 988
JM - 110 119 -
TT - 811 999 -
BB - 511 211 -
BS 911 - - -
AG 911 - - -
KN 911 - - -
LC 911 - - -
GD 911 - - -
VC 999 - - -
DM 999 - - -
`
  .trim()
  .split('\n');

const KINDS = ['emergency', 'ambulance', 'police', 'crisis'] as const;

function read(line: string): [string, CountryNumbers] {
  const [country = '', emergency = '', ambulance = '', police = '', ...crisis] = line.split(' ');
  const numbers = [emergency, ambulance, police, crisis.join(' ')];
  const known = KINDS.map((kind, at) => [kind, numbers[at]]).filter(([, number]) => number !== '-');
  return [country, Object.fromEntries(known)];
}

export const EMERGENCY_NUMBERS: Readonly<Record<string, CountryNumbers>> = Object.fromEntries(
  NUMBER_LINES.map(read),
);
