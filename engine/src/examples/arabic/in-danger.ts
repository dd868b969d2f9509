/** What is read after a dangerous blood sugar, in the examples and in the library. */
import type { Dictionary } from '../../human-texts.ts';

export const sugarInDanger: Dictionary = {
  'This blood sugar is dangerous': 'مستوى السكر هذا خطير',
  'Tell somebody near you. If you feel faint, confused or very sleepy, vomit or breathe hard, call the emergency number now.':
    'أخبر شخصًا قريبًا منك. وإن شعرت بدوار أو تشوّش أو نعاس شديد، أو تقيّأت، أو صعُب تنفسك، فاتصل برقم الطوارئ الآن.',
  'Your blood sugar is low. Take something sweet now: a small glass of juice, a few sugar lumps or glucose tablets. Measure again in 15 minutes. If it is still below 4 mmol/L (72 mg/dL), take the same again.':
    'سكر دمك منخفض. تناول الآن شيئًا حلوًا: كوبًا صغيرًا من العصير أو بضعة مكعبات سكر أو أقراص غلوكوز. قِس مرة أخرى بعد 15 دقيقة. وإن بقي أقل من 4 mmol/L (72 mg/dL) فكرّر ذلك.',
  'Your blood sugar is very high. Call a doctor now, drink water, and do not stay alone.':
    'سكر دمك مرتفع جدًا. اتصل بطبيب الآن، واشرب ماء، ولا تبقَ وحدك.',
  'Your blood sugar is high. Drink water, and measure again in two hours. If it stays this high, or if you vomit or feel ill, call a doctor today.':
    'سكر دمك مرتفع. اشرب ماء، وقِس مرة أخرى بعد ساعتين. وإن بقي مرتفعًا هكذا، أو تقيّأت أو شعرت بتوعك، فاتصل بطبيب اليوم.',
};
