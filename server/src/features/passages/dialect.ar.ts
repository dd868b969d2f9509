/**
 * What people say in the Levant, Egypt and the Gulf, and how the standard language writes it, as `foldedWords` spells both.
 * Programs are written in the one, questions are often typed in the other.
 */
const pairs =
  'هلق الان,هلا الان,دلوقتي الان,الحين الان,هسه الان,مبارح امس,امبارح امس,بكرا غدا,بكره غدا,بكير مبكر,بدري مبكر,كتير كثيرا,اوي كثيرا,وايد كثيرا,شوي قليلا,شويه قليلا,منيح جيد,كويس جيد,زين جيد,دوا دواء,الدوا الدواء,عشا عشاء,العشا العشاء,بالعشا العشاء,الغدا الغداء,ضهر ظهر,ضهري ظهري,الضهر الظهر,رجلين الساقين,رجلي ساقي,وجع الم,الوجع الالم,تعبان متعب,تعبانه متعبه,نايم نائم,نايمه نائمه,دايخ دوخه,دايخه دوخه,زعلان حزين,خايف خائف,معصب غاضب,متضايق ضيق,شوف انظر,اشوف انظر,يشوف يفحص,احكي اتحدث,احكي التحدث,حكي التحدث,اكلم اتحدث,حدا شخص,حد شخص,وقف اتوقف,بطل اقلاع,كمل اواصل,موبايل هاتف,الموبايل الهاتف,الجوال الهاتف,التلفون الهاتف,دخان تدخين,الدخان التدخين,شيشه تدخين,ارجيله تدخين,ميه ماء,مي ماء,موي ماء,عيش خبز,شغل عمل,الشغل العمل,بيت منزل,البيت المنزل,ولد طفل,الولد الطفل,جنينه حديقه,الجنينه الحديقه';
const said = Map.groupBy(
  pairs.split(',').map((pair) => pair.split(' ')),
  ([dialect]) => dialect,
);

/** Words that make a question or a sentence in these dialects, and say nothing of what it is about. */
const empty = new Set(
  'بدي بدنا بدك عايز عايزه عاوز ابغي ابي فيني فيي فيك بقدر اقدر ينفع بينفع لازم ضروري عم رح راح حاب حابه طيب بس كمان يلي اللي امتي ايمته امته وين فين منين قديش قد ازاي هيك كده هيدا هاد هاي دا دي ده مو مش مافي مفيش انو انه لحد لسا لسه ولا والله طب اه حتي دايما شي اشي حاجه'.split(
    ' ',
  ),
);

/** The words of a question as the standard language has them. */
export function inStandardArabic(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (empty.has(word)) return [];
    const standard = said.get(word)?.map(([, other = '']) => other);
    // What these dialects put before a verb of the present.
    return standard ?? (/^ب[يتنا]\p{L}{2,}$/u.test(word) ? [word.slice(1)] : [word]);
  });
}
