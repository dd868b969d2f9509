/** What is read after a dangerous blood sugar, in the examples and in the library. */
import type { Dictionary } from '../../human-texts.ts';

export const sugarInDanger: Dictionary = {
  'This blood sugar level is dangerous': 'مستوى السكر هذا خطير',
  'If you feel faint, confused or very sleepy, call the emergency number now. Tell someone near you, and don’t drive.':
    'إن شعرت بدوار أو تشوّش أو نعاس شديد فاتصل برقم الطوارئ الآن. أخبر شخصًا قريبًا منك، ولا تقُد السيارة.',
  'If you’re too drowsy to swallow safely, don’t eat or drink. Call the emergency number now, or ask someone to call. Your blood sugar is very low. Have something sweet right away: juice, sugar or glucose tablets. Don’t stay alone. Measure again in 15 minutes. If it isn’t rising, call the emergency number.':
    'إن كنت شديد النعاس ولا تستطيع البلع بأمان فلا تأكل ولا تشرب. اتصل برقم الطوارئ الآن أو اطلب ممن معك أن يتصل. سكر دمك منخفض جدًا. تناول فورًا شيئًا حلوًا: عصيرًا أو سكرًا أو أقراص غلوكوز. لا تبقَ وحدك. قِس مرة أخرى بعد 15 دقيقة. وإن لم يرتفع فاتصل برقم الطوارئ.',
  'Your blood sugar is low. Have something sweet now: a small glass of juice, a few sugar cubes or glucose tablets. Measure again in 15 minutes. If it’s still below 4 mmol/L (72 mg/dL), do it once more. If that doesn’t help, call a doctor.':
    'سكر دمك منخفض. تناول الآن شيئًا حلوًا: كوبًا صغيرًا من العصير أو بضعة مكعبات سكر أو أقراص غلوكوز. قِس مرة أخرى بعد 15 دقيقة. وإن بقي أقل من 4 ملمول/ل (72 ملغ/دل) فكرّر ذلك مرة واحدة. وإن لم يتحسن فاتصل بطبيب.',
  'If you vomit, breathe hard or get drowsy, call the emergency number now. Your blood sugar is very high. Call a doctor now, drink water and don’t stay alone.':
    'إن تقيّأت أو صعُب تنفسك أو غلبك النعاس فاتصل برقم الطوارئ الآن. سكر دمك مرتفع جدًا. اتصل بطبيب الآن، واشرب ماء، ولا تبقَ وحدك.',
  'Your blood sugar is high. Drink water and measure again in 2 hours. If it’s still this high, or if you vomit or feel ill, call a doctor today.':
    'سكر دمك مرتفع. اشرب ماء، وقِس مرة أخرى بعد ساعتين. وإن بقي مرتفعًا هكذا، أو تقيّأت أو شعرت بتوعك، فاتصل بطبيب اليوم.',
};

/** The same for blood pressure. */
export const lowPressure: Dictionary = {
  'If you faint, feel confused, or have chest pain or trouble breathing, call the emergency number now. Your blood pressure is low. Lie down with your feet up, drink a glass of water and measure again in 5 minutes. If it’s still this low, call a doctor today.':
    'إن أُغمي عليك أو شعرت بتشوّش أو ألم في الصدر أو ضيق في التنفس فاتصل برقم الطوارئ الآن. ضغط دمك منخفض. استلقِ وارفع قدميك، واشرب كوب ماء، ثم قِس مرة أخرى بعد 5 دقائق. وإن بقي منخفضًا هكذا فاتصل بطبيب اليوم.',
};
