/** How the styles fit, and the names of their measurements. */
export const fits: Record<string, string> = {
  'Cut generously: take your usual size. The form wears S.':
    'قصّة رحبة: اختاري مقاسك المعتاد. على المانيكان المقاس S.',
  Bust: 'الصدر',
  'Wide by design: the sizes differ across the arms. The form wears S.':
    'واسعة بطبعها: تختلف المقاسات بعرض الذراعين. على المانيكان المقاس S.',
  'Across open arms': 'العرض بذراعين مفتوحتين',
  'Runs large: between two sizes take the smaller. The form wears S.':
    'مقاسها كبير: إن ترددتِ بين مقاسين فاختاري الأصغر. على المانيكان المقاس S.',
  Hem: 'محيط الذيل',
  'Runs true to size; the form wears S.': 'المقاس مطابق. على المانيكان المقاس S.',
  'Sleeve opening': 'فتحة الكُم',
  'Runs true to size; the form wears S, with bare feet.':
    'المقاس مطابق. على المانيكان المقاس S، من دون حذاء.',
  'Cuff opening': 'فتحة الأسورة',
  'Wide by design: the sizes differ at the shoulder. The form wears S.':
    'واسع بطبعه: تختلف المقاسات عند الكتف. على المانيكان المقاس S.',
  Shoulder: 'الكتف',
  'Fitted; between two sizes take the larger. The form wears S.':
    'محدّد للقوام؛ بين مقاسين اختاري الأكبر. على المانيكان المقاس S.',
  Waist: 'الخصر',
  'Runs true to size and adjusts at the waist; the form wears S.':
    'المقاس مطابق ويُضبط عند الخصر. على المانيكان المقاس S.',
  'The gown is fitted, the capelet is not. The form wears S.':
    'الفستان محدّد للقوام، والكيب ليس كذلك. على المانيكان المقاس S.',
  'Gown length': 'طول الفستان',
  'Capelet length': 'طول الكيب القصير',
  'Free below the bust: choose by the yoke. The form wears S.':
    'حرّ تحت الصدر: اختاري بحسب السفرة. على المانيكان المقاس S.',
  Yoke: 'السفرة',
  'Runs true to size, with room at the waist; the form wears S.':
    'المقاس مطابق، مع سعة عند الخصر. على المانيكان المقاس S.',
  'Lowest tier': 'الطبقة السفلى',
  'Runs large: you may take a size down. The form wears S.':
    'مقاسه كبير: يمكنك أن تأخذي مقاساً أصغر. على المانيكان المقاس S.',
  'Narrow at the hip: measure before you choose. The form wears S.':
    'ضيّق عند الورك: قيسي قبل أن تختاري. على المانيكان المقاس S.',
  Hip: 'الورك',
  'Column length': 'طول الفستان المستقيم',
  'Cape length': 'طول الكيب',
  'Choose by the waist; the blouse is easy. The form wears S.':
    'اختاري بحسب الخصر؛ فالبلوزة مريحة. على المانيكان المقاس S.',
  'Blouse length': 'طول البلوزة',
  'Skirt length': 'طول التنورة',
  'The waistband does not give: measure before you choose. The form wears S.':
    'خصر التنورة لا يتمدّد: قيسي قبل أن تختاري. على المانيكان المقاس S.',
  'The skirt is narrow: between two sizes take the larger. The form wears S.':
    'التنورة ضيّقة: بين مقاسين اختاري الأكبر. على المانيكان المقاس S.',
  'Top length': 'طول القطعة العلوية',
  'Easy at the hip: choose by the bust. The form wears S.':
    'مريح عند الورك: اختاري بحسب الصدر. على المانيكان المقاس S.',
  'Tunic length': 'طول التونيك',
  'The jacket is loose: choose by the waist of the skirt. The form wears S.':
    'الجاكيت فضفاض: اختاري بحسب خصر التنورة. على المانيكان المقاس S.',
  'Jacket length': 'طول الجاكيت',
  'One cape fits all: the size is that of the skirt. The form wears S.':
    'الكيب واحد للجميع: المقاس هو مقاس التنورة. على المانيكان المقاس S.',
  'Runs true to size, over a fine knit; the form wears S.':
    'المقاس مطابق، فوق كنزة رقيقة. على المانيكان المقاس S.',
  'Wide by design: take your usual size. The form wears S.':
    'واسع بطبعه: اختاري مقاسك المعتاد. على المانيكان المقاس S.',
  Body: 'محيط المعطف',
  'The jacket is boxy: choose by the waist of the skirt. The form wears S.':
    'الجاكيت مستقيم القصّة: اختاري بحسب خصر التنورة. على المانيكان المقاس S.',
  'Measure where you will wear it, over the dress.': 'قيسي حيث ستلبسينه، فوق الفستان.',
  Shortest: 'أقصر محيط',
  Longest: 'أطول محيط',
};
