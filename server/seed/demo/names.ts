import type { ContentLanguage } from '@regimen/engine/content-language.ts';

/** First names and family names of people who do not exist: each of the demo's followers gets one of either. */
export interface Names {
  female: string[];
  male: string[];
  family: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

export const names: Record<ContentLanguage, Names> = {
  en: {
    female: words(`
      Abena Agnes Alma Amira Anouk Beatrix Bridget Carys Clodagh Daria Edith Elspeth Farida Fiona Greta Hana Hazel
      Ingrid Imogen Jasmin Kavita Leona Lucinda Maeve Marit Meera Nadine Nell Odette Paloma Petra Ramona Rosalind
      Saoirse Sunniva Tamsin Thea Uma Verity Wanda Yara Zelda`),
    male: words(`
      Adebayo Alasdair Anton Arjun Bastian Callum Cormac Dario Desmond Edmund Emeka Fergus Gareth Hamish Idris
      Ivo Jasper Kofi Lachlan Leopold Malachi Matthias Nikhil Osian Otto Pavel Quentin Rafael Rhys Ruben Silas
      Stellan Tobias Tomasz Ulrich Vikram Wendell Yusuf Zoltan`),
    family: words(`
      Abernant Achterberg Ashdown Bellweather Birkmoor Blackthorn Brightwater Calderbank Castellane Coldbrook
      Cragside Dunmarsh Eastergate Edderton Fairholm Fenwright Fieldhouse Fosberry Garrowby Glenmore Greenhalt
      Hallstrand Harrowdene Hazelgrove Hollins Ironbridge Kestrelby Kingsmere Larkhill Lindqvale Lowenfeld Maplethorpe
      Marchbank Meadowcroft Merriwind Millbank Moorhead Nethercott Northolt Oakshade Okonjola Osterfield Penhallow
      Quarrington Ravensworth Redfern Rosemount Saltmarsh Silverdale Stonebeck Sunderby Tallwood Thornleigh Umberland
      Varnhem Wainfleet Waterhouse Westerdahl Whitlock Winterbourne Woodvale Yarrow`),
  },
  ar: {
    female: words(
      'أروى أمينة إيمان بتول بشرى تالة جمانة حنان دانة رنا روان ريم سارة سلمى شهد عبير غادة لبنى مها نهى هالة وفاء',
    ),
    male: words(
      'أنس أيمن باسل بدر تميم جابر حازم خالد رامي زياد سالم سامر طارق عادل عمر فارس فيصل كريم مازن نادر وائل ياسر',
    ),
    family: words(`
      البستاني الحدّاد الخيّاط الدهّان الزيتوني الساعاتي السقّاف الشمّاع الصبّاغ الصوّاف العطّار الغزّال الفخّاري القصّاب
      الكتّاني اللبّان المرجاني المنشاوي النجّار النسّاج الورّاق الياسمين`),
  },
};
