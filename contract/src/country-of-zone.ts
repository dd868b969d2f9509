/** In which country a clock with this time zone most likely is; only countries with numbers in emergency-numbers.ts. */
const ZONES = `
US America/ New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Indianapolis Louisville Indiana/Indianapolis Indiana/Vincennes Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City Indiana/Knox Kentucky/Louisville Kentucky/Monticello North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah
US Pacific/ Honolulu
CA America/ Toronto Vancouver Montreal Halifax Winnipeg Edmonton Calgary Regina St_Johns Moncton Glace_Bay Goose_Bay Iqaluit Whitehorse Dawson Yellowknife Inuvik Swift_Current Thunder_Bay Dawson_Creek Fort_Nelson Cambridge_Bay Rankin_Inlet Resolute Creston Atikokan
MX America/ Mexico_City Cancun Merida Monterrey Matamoros Chihuahua Ciudad_Juarez Ojinaga Mazatlan Bahia_Banderas Hermosillo Tijuana
BR America/ Sao_Paulo Rio_Branco Manaus Belem Fortaleza Recife Araguaina Maceio Bahia Campo_Grande Cuiaba Santarem Porto_Velho Boa_Vista Eirunepe Noronha
AR America/ Argentina/Buenos_Aires Buenos_Aires Argentina/Cordoba Cordoba Argentina/Salta Argentina/Tucuman Argentina/Mendoza Mendoza Argentina/Jujuy Jujuy Catamarca Argentina/Catamarca Argentina/San_Juan Argentina/San_Luis Argentina/La_Rioja Argentina/Rio_Gallegos Argentina/Ushuaia
CL America/ Santiago Punta_Arenas Coyhaique
CO America/ Bogota
PE America/ Lima
UY America/ Montevideo
EC America/ Guayaquil
CR America/ Costa_Rica
PA America/ Panama
DO America/ Santo_Domingo
GB Europe/ London Belfast
IE Europe/ Dublin
DE Europe/ Berlin Busingen
AT Europe/ Vienna
CH Europe/ Zurich
FR Europe/ Paris
BE Europe/ Brussels
NL Europe/ Amsterdam
LU Europe/ Luxembourg
ES Europe/ Madrid
ES Atlantic/ Canary
ES Africa/ Ceuta
PT Europe/ Lisbon
PT Atlantic/ Madeira Azores
IT Europe/ Rome
DK Europe/ Copenhagen
SE Europe/ Stockholm
NO Europe/ Oslo
FI Europe/ Helsinki Mariehamn
IS Atlantic/ Reykjavik
PL Europe/ Warsaw
CZ Europe/ Prague
SK Europe/ Bratislava
HU Europe/ Budapest
RO Europe/ Bucharest
BG Europe/ Sofia
GR Europe/ Athens
CY Asia/ Nicosia Famagusta
HR Europe/ Zagreb
SI Europe/ Ljubljana
EE Europe/ Tallinn
LV Europe/ Riga
LT Europe/ Vilnius
MT Europe/ Malta
UA Europe/ Kyiv Kiev
TR Europe/ Istanbul
EG Africa/ Cairo
MA Africa/ Casablanca
DZ Africa/ Algiers
TN Africa/ Tunis
ZA Africa/ Johannesburg
NG Africa/ Lagos
KE Africa/ Nairobi
GH Africa/ Accra
SA Asia/ Riyadh
AE Asia/ Dubai
QA Asia/ Qatar
KW Asia/ Kuwait
BH Asia/ Bahrain
OM Asia/ Muscat
JO Asia/ Amman
LB Asia/ Beirut
IQ Asia/ Baghdad
PS Asia/ Gaza Hebron
SY Asia/ Damascus
IL Asia/ Jerusalem
IR Asia/ Tehran
PK Asia/ Karachi
IN Asia/ Kolkata Calcutta
BD Asia/ Dhaka
LK Asia/ Colombo
NP Asia/ Kathmandu Katmandu
CN Asia/ Shanghai Urumqi
HK Asia/ Hong_Kong
TW Asia/ Taipei
JP Asia/ Tokyo
KR Asia/ Seoul
SG Asia/ Singapore
MY Asia/ Kuala_Lumpur Kuching
ID Asia/ Jakarta Pontianak Makassar Jayapura
TH Asia/ Bangkok
VN Asia/ Ho_Chi_Minh Saigon
PH Asia/ Manila
AU Australia/ Sydney Melbourne Brisbane Perth Adelaide Darwin Hobart Lindeman Broken_Hill Eucla
NZ Pacific/ Auckland Chatham
`;

const countries = new Map(
  ZONES.trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', area = '', ...places] = line.split(' ');
      return places.map((place): [string, string] => [area + place, country]);
    }),
);

export const countryOfZone = (zone: string): string | null => countries.get(zone) ?? null;
