/** Results of blood tests; each becomes a reading of its KPI. */
import type { OrderItem } from '../../items.ts';

export const lab: Record<string, OrderItem> = {
  'builtin-order-lab-hba1c': {
    kind: 'order',
    name: 'HbA1c from the laboratory',
    description: 'Enter your latest HbA1c, the blood sugar of the last two to three months.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-hba1c',
  },
  'builtin-order-lab-ldl': {
    kind: 'order',
    name: 'LDL cholesterol from the laboratory',
    description: 'Enter the LDL cholesterol from your latest blood test.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-ldl-cholesterol',
  },
  'builtin-order-lab-haemoglobin': {
    kind: 'order',
    name: 'Haemoglobin from the laboratory',
    description: 'Enter the haemoglobin from your latest blood count.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-haemoglobin',
  },
  'builtin-order-carbon-monoxide-test': {
    kind: 'order',
    name: 'Carbon monoxide breath test',
    description: 'Have your breath measured at a pharmacy or clinic and enter the carbon monoxide value.',
    orderType: 'lab_result',
    resultKpi: 'builtin-kpi-carbon-monoxide',
  },
};
