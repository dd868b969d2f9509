/** What is read after a dangerous blood sugar, in the examples and in the library. */
import type { Dictionary } from '../../human-texts.ts';

export const sugarInDanger: Dictionary = {
  'This blood sugar is dangerous': 'مستوى السكر هذا خطير',
  'Tell somebody near you, and do not drive. If you feel faint, confused or very sleepy, call the emergency number now.':
    'أخبر شخصًا قريبًا منك، ولا تقُد السيارة. وإن شعرت بدوار أو تشوّش أو نعاس شديد فاتصل برقم الطوارئ الآن.',
  'Your blood sugar is very low. Take something sweet at once: juice, sugar or glucose tablets. Do not stay alone. Measure again in 15 minutes; if it is not rising, call the emergency number. If you are too drowsy to swallow safely, take nothing by mouth: call now, or let somebody call.':
    'سكر دمك منخفض جدًا. تناول فورًا شيئًا حلوًا: عصيرًا أو سكرًا أو أقراص غلوكوز. لا تبقَ وحدك. قِس مرة أخرى بعد 15 دقيقة، وإن لم يرتفع فاتصل برقم الطوارئ. وإن كنت شديد النعاس ولا تستطيع البلع بأمان فلا تتناول شيئًا: اتصل الآن أو اطلب ممن معك أن يتصل.',
  'Your blood sugar is low. Take something sweet now: a small glass of juice, a few sugar lumps or glucose tablets. Measure again in 15 minutes. If it is still below 4 mmol/L (72 mg/dL), take the same once more, and call a doctor if that does not help.':
    'سكر دمك منخفض. تناول الآن شيئًا حلوًا: كوبًا صغيرًا من العصير أو بضعة مكعبات سكر أو أقراص غلوكوز. قِس مرة أخرى بعد 15 دقيقة. وإن بقي أقل من 4 mmol/L (72 mg/dL) فكرّر ذلك مرة واحدة، ثم اتصل بطبيب إن لم يتحسن.',
  'Your blood sugar is very high. Call a doctor now, drink water, and do not stay alone. If you vomit, breathe hard or get drowsy, call the emergency number.':
    'سكر دمك مرتفع جدًا. اتصل بطبيب الآن، واشرب ماء، ولا تبقَ وحدك. وإن تقيّأت أو صعُب تنفسك أو غلبك النعاس فاتصل برقم الطوارئ.',
  'Your blood sugar is high. Drink water, and measure again in two hours. If it stays this high, or if you vomit or feel ill, call a doctor today.':
    'سكر دمك مرتفع. اشرب ماء، وقِس مرة أخرى بعد ساعتين. وإن بقي مرتفعًا هكذا، أو تقيّأت أو شعرت بتوعك، فاتصل بطبيب اليوم.',
};

/** The same for blood pressure. */
export const lowPressure: Dictionary = {
  'Your blood pressure is low. Sit or lie down with your feet up, drink a glass of water and measure again in five minutes. If you faint, feel confused, or have chest pain or trouble breathing, call the emergency number. If it stays this low, call a doctor today.':
    'ضغط دمك منخفض. اجلس أو استلقِ وارفع قدميك، واشرب كوب ماء، ثم قِس مرة أخرى بعد خمس دقائق. وإن أغمي عليك أو شعرت بتشوّش أو ألم في الصدر أو ضيق في التنفس فاتصل برقم الطوارئ. وإن بقي منخفضًا هكذا فاتصل بطبيب اليوم.',
};
