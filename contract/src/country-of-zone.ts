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
LI Europe/ Vaduz
MC Europe/ Monaco
AD Europe/ Andorra
SM Europe/ San_Marino
MD Europe/ Chisinau
BA Europe/ Sarajevo
RS Europe/ Belgrade
ME Europe/ Podgorica
MK Europe/ Skopje
AL Europe/ Tirane
RU Asia/ Anadyr Barnaul Chita Irkutsk Kamchatka Khandyga Krasnoyarsk Magadan Novokuznetsk Novosibirsk Omsk Sakhalin Srednekolymsk Tomsk Ust-Nera Vladivostok Yakutsk Yekaterinburg
RU Europe/ Astrakhan Kaliningrad Kirov Moscow Samara Saratov Ulyanovsk Volgograd
BY Europe/ Minsk
GE Asia/ Tbilisi
AM Asia/ Yerevan
AZ Asia/ Baku
KZ Asia/ Almaty Aqtau Aqtobe Atyrau Oral Qostanay Qyzylorda
KG Asia/ Bishkek
TJ Asia/ Dushanbe
UZ Asia/ Samarkand Tashkent
MN Asia/ Hovd Ulaanbaatar
SD Africa/ Khartoum
LY Africa/ Tripoli
MR Africa/ Nouakchott
SO Africa/ Mogadishu
DJ Africa/ Djibouti
KM Indian/ Comoro
YE Asia/ Aden
AF Asia/ Kabul
BT Asia/ Thimphu
MO Asia/ Macau Macao
BN Asia/ Brunei
KH Asia/ Phnom_Penh
LA Asia/ Vientiane
MM Asia/ Rangoon Yangon
TL Asia/ Dili
FJ Pacific/ Fiji
PG Pacific/ Bougainville Port_Moresby
UG Africa/ Kampala
TZ Africa/ Dar_es_Salaam
RW Africa/ Kigali
BI Africa/ Bujumbura
ET Africa/ Addis_Ababa
ER Africa/ Asmera Asmara
MG Indian/ Antananarivo
MU Indian/ Mauritius
SC Indian/ Mahe
ZW Africa/ Harare
MW Africa/ Blantyre
MZ Africa/ Maputo
BW Africa/ Gaborone
LS Africa/ Maseru
SZ Africa/ Mbabane
AO Africa/ Luanda
CM Africa/ Douala
GA Africa/ Libreville
SN Africa/ Dakar
CI Africa/ Abidjan
ML Africa/ Bamako
BF Africa/ Ouagadougou
NE Africa/ Niamey
BJ Africa/ Porto-Novo
TG Africa/ Lome
GM Africa/ Banjul
LR Africa/ Monrovia
CV Atlantic/ Cape_Verde
ST Africa/ Sao_Tome
PY America/ Asuncion
BO America/ La_Paz
VE America/ Caracas
GY America/ Guyana
SR America/ Paramaribo
HN America/ Tegucigalpa
SV America/ El_Salvador
NI America/ Managua
GT America/ Guatemala
BZ America/ Belize
CU America/ Havana
HT America/ Port-au-Prince
PR America/ Puerto_Rico
JM America/ Jamaica
TT America/ Port_of_Spain
BB America/ Barbados
BS America/ Nassau
AG America/ Antigua
KN America/ St_Kitts
LC America/ St_Lucia
GD America/ Grenada
VC America/ St_Vincent
DM America/ Dominica
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
