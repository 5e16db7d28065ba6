/** What the texts of several kinds of products have in common, by paragraphs. */
export const details: Record<string, string> = {
  Composition: 'التركيب',
  Care: 'العناية',
  'Hang on a wide hanger': 'التعليق على علّاقة عريضة',
  Measurements: 'القياسات',
  'Model’s note': 'ملاحظة عن المقاس',
  'Dry clean': 'تنظيف جاف',
  'Cool iron on the reverse': 'كيّ فاتر على القفا',
  'Warm iron under a cloth': 'كيّ دافئ من تحت قماشة',
  'The form is 176 cm tall and wears a size S. True to size.':
    'طول المانيكان 176 سم وعليه المقاس S. المقاس مطابق.',
  'Length from the shoulder, size M: 150 cm': 'الطول من الكتف: 150 سم للمقاس M',
  'Length from the shoulder, size M: 143 cm': 'الطول من الكتف: 143 سم للمقاس M',
  'Hand wash cold or dry clean': 'غسيل يدوي بارد أو تنظيف جاف',
  'Sleeve from the shoulder, size M: 60 cm': 'الكُم من الكتف: 60 سم للمقاس M',
  'Dry flat': 'يُجفّف مبسوطاً',
  'Skirt: hand wash cold, drip dry, do not iron':
    'التنورة: غسيل يدوي بارد، تُجفّف معلّقة من دون عصر، ولا تُكوى',
  'Skirt from the waist, size M: 90 cm': 'التنورة من الخصر: 90 سم للمقاس M',
  'Jacket: dry clean': 'الجاكيت: تنظيف جاف',
};
