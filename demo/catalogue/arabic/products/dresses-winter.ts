/** Names, descriptions and details by paragraphs, and the alternative texts of pictures. */
export const winterDresses: Record<string, string> = {
  'Granat Dress in Garnet': 'فستان غرانات، عقيقي',
  'A winter day dress in dry wool crêpe: a plain round neck, a fitted sleeve that stops short of the wrist, and a skirt gathered into the waist seam by hand, all around.':
    'فستان نهاري للشتاء من كريب الصوف الجاف: فتحة عنق مستديرة بسيطة، وكُم محدّد يقف قبل المعصم، وتنورة زُمّت باليد في درزة الخصر من كل الجهات.',
  'Garnet, for which it is named, with a belt of very dark brown: a red that reads as a neutral beside grey.':
    'العقيقي الذي أخذ منه اسمه، مع حزام بني شديد الدكنة: أحمر يُلبس لوناً محايداً إلى جانب الرمادي.',
  'The belt is calf leather with a squared brass buckle, and slides through two thread loops that can be cut away without a trace. Among the house’s dresses it is the one for <em>the office at nine and the table at eight</em>.':
    'الحزام من جلد العجل بإبزيم نحاسي مربّع، وينزلق في حلقتين من الخيط يمكن قصّهما من دون أثر. وبين فساتين الدار هو فستان <em>المكتب في التاسعة صباحاً والعشاء في الثامنة مساءً</em>.',
  'Shell: 100% virgin wool crêpe. Bodice lining: 100% cupro. Belt: calf leather.':
    'القماش: كريب صوف بكر 100%. بطانة الصدر: كوبرو 100%. الحزام: جلد عجل.',
  'Air overnight between wearings': 'يُهوّى ليلة بين لبسة وأخرى',
  'Warm iron under a damp cloth': 'كيّ دافئ من تحت قماشة رطبة',
  'Length from the shoulder, size M: 140 cm': 'الطول من الكتف: 140 سم للمقاس M',
  'Belt: 3 cm wide, five holes': 'الحزام: عرضه 3 سم، بخمسة ثقوب',
  'The form is 176 cm tall and wears a size S. Fitted above the waist; between sizes take the larger.':
    'طول المانيكان 176 سم وعليه المقاس S. محدّد فوق الخصر؛ بين مقاسين اختاري الأكبر.',
  'Granat dress in garnet wool crêpe, front: round neck, fitted sleeves to above the wrist, dark leather belt with a square buckle':
    'فستان غرانات من كريب الصوف العقيقي من الأمام: عنق مستدير، وكمّان محدّدان إلى ما فوق المعصم، وحزام جلدي داكن بإبزيم مربّع',
  'Granat dress in garnet from behind: a smooth back with narrow sleeves, the dark leather belt and a skirt gathered all around':
    'فستان غرانات باللون العقيقي من الخلف: ظهر أملس وكمّان ضيّقان، والحزام الجلدي الداكن، وتنورة مزمومة من كل الجهات',
  'Granat dress in garnet, very close: the grain of the wool crêpe above a dark leather belt with a brass buckle, small gathers below':
    'فستان غرانات باللون العقيقي عن قرب شديد: حبيبات كريب الصوف فوق حزام جلدي داكن بإبزيم نحاسي، وزمّ صغير من تحته',
  'Granat Dress in Black': 'فستان غرانات، أسود',
  'In black the dress becomes its outline, and the chestnut belt is the only thing on it that shines.':
    'بالأسود لا يبقى من الفستان إلا خطّه، ولا يلمع عليه غير الحزام الكستنائي.',
  'Granat dress in black wool crêpe, front: round neck, fitted sleeves to above the wrist, chestnut belt with a square buckle':
    'فستان غرانات من كريب الصوف الأسود من الأمام: عنق مستدير، وكمّان محدّدان إلى ما فوق المعصم، وحزام كستنائي بإبزيم مربّع',
  'Granat dress in black from behind: a smooth back with narrow sleeves, the brown leather belt and a skirt gathered all around':
    'فستان غرانات باللون الأسود من الخلف: ظهر أملس وكمّان ضيّقان، والحزام الجلدي البني، وتنورة مزمومة من كل الجهات',
  'Granat dress in black, very close: the leather belt and its brass buckle, fine crêpe gathered below it':
    'فستان غرانات باللون الأسود عن قرب شديد: الحزام الجلدي وإبزيمه النحاسي، وكريب ناعم مزموم من تحته',
  'Granat Dress in Petrol': 'فستان غرانات، بترولي',
  'Petrol is blue in the morning and green by lamplight; the belt is chestnut.':
    'البترولي أزرق في الصباح وأخضر تحت المصباح؛ والحزام كستنائي.',
  'Granat dress in petrol wool crêpe, front: round neck, fitted sleeves to above the wrist, chestnut leather belt with a square buckle':
    'فستان غرانات من كريب الصوف البترولي من الأمام: عنق مستدير، وكمّان محدّدان إلى ما فوق المعصم، وحزام جلدي كستنائي بإبزيم مربّع',
  'Granat dress in petrol from behind: a smooth back with narrow sleeves, the leather belt and a skirt gathered all around':
    'فستان غرانات باللون البترولي من الخلف: ظهر أملس وكمّان ضيّقان، والحزام الجلدي، وتنورة مزمومة من كل الجهات',
  'Granat dress in petrol, very close: the grain of the wool crêpe above a grained leather belt with a brass buckle, small gathers below':
    'فستان غرانات باللون البترولي عن قرب شديد: حبيبات كريب الصوف فوق حزام من الجلد المحبّب بإبزيم نحاسي، وزمّ صغير من تحته',
  'Layal Dress in Midnight': 'فستان ليال، أزرق منتصف الليل',
  'Layal means nights. A shallow V, a seam under the bust, and from there a long fall of silk satin with nothing to interrupt it. The sleeve ends just below the elbow in a narrow gathered cuff with a frill of its own cloth.':
    'ليال، جمع ليلة. فتحة سبعة خفيفة، ودرزة تحت الصدر، ومن هناك ينسدل ساتان الحرير طويلاً لا يقطعه شيء. ينتهي الكُم تحت المرفق بقليل بأسورة ضيّقة مزمومة لها كشكش من قماشها.',
  'Midnight is a slate blue in the day, and goes dark with the room.':
    'أزرق منتصف الليل أردوازي في النهار، ويعتم مع عتمة المكان.',
  'It closes at the side with a concealed zip, and has pockets in both side seams.':
    'يُغلق من الجانب بسحّاب مخفي، وفي درزتيه الجانبيتين جيبان.',
  'Shell: 100% silk satin, 19 momme. Bodice lining: 100% silk habotai.':
    'القماش: ساتان حرير 100%، 19 مومي. بطانة الصدر: حرير هابوتاي 100%.',
  'Hang; do not fold along the seam': 'يُعلّق ولا يُطوى على الدرزة',
  'Hem, size M: 320 cm around': 'محيط الذيل: 320 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. Easy through the waist; true to size at the bust.':
    'طول المانيكان 176 سم وعليه المقاس S. مريح عند الخصر، ومطابق عند الصدر.',
  'Layal dress in midnight silk satin, front: V neck, gathers below the bust, sleeves with a frilled cuff':
    'فستان ليال من ساتان الحرير بأزرق منتصف الليل من الأمام: فتحة سبعة، وزمّ تحت الصدر، وكمّان بأسورة مكشكشة',
  'Layal dress in midnight from behind: a smooth satin bodice, a seam below the bust and a long gathered skirt':
    'فستان ليال بأزرق منتصف الليل من الخلف: صدر أملس من الساتان، ودرزة تحت الصدر، وتنورة طويلة مزمومة',
  'Layal dress in midnight, very close: deep gathers of satin falling from the seam of a smooth bodice':
    'فستان ليال بأزرق منتصف الليل عن قرب شديد: زمّ عميق من الساتان يهبط من درزة الصدر الأملس',
  'Layal Dress in Mulberry': 'فستان ليال، توتي',
  'Mulberry stains the fingers; here it stains seven meters of silk, and glows a little at the seam.':
    'التوت يصبغ الأصابع؛ وهنا يصبغ سبعة أمتار من الحرير، ويتوهّج قليلاً عند الدرزة.',
  'Layal dress in mulberry silk satin, front: V neck, gathers below the bust, sleeves with a frilled cuff':
    'فستان ليال من ساتان الحرير التوتي من الأمام: فتحة سبعة، وزمّ تحت الصدر، وكمّان بأسورة مكشكشة',
  'Layal dress in mulberry from behind: a smooth satin bodice, a seam below the bust and a long gathered skirt':
    'فستان ليال باللون التوتي من الخلف: صدر أملس من الساتان، ودرزة تحت الصدر، وتنورة طويلة مزمومة',
  'Layal dress in mulberry, very close: deep gathers of satin falling from the seam of a smooth bodice':
    'فستان ليال باللون التوتي عن قرب شديد: زمّ عميق من الساتان يهبط من درزة الصدر الأملس',
  'Safiya Bishop-sleeve Dress in Forest': 'فستان صفية بأكمام منفوخة، أخضر الغابات',
  'The interest of the Safiya dress is in the forearm: a bishop sleeve, set smoothly at the shoulder, that fills toward the wrist and is caught above it by a narrow elastic. The neck is round and shallow, from collar bone to collar bone.':
    'سرّ فستان صفية في الساعد: كُم منفوخ، يبدأ أملس عند الكتف، ويمتلئ باتجاه المعصم، ثم يمسكه من فوقه مطّاط رفيع. وفتحة العنق مستديرة خفيفة، من الترقوة إلى الترقوة.',
  'This is the forest version, a green so deep that it takes the place of black.':
    'هذه نسخة أخضر الغابات، خضرة عميقة تأخذ مكان الأسود.',
  'A thin gilded belt marks the waist. The skirt falls from it in fine gathers, and swings a moment longer than you do.':
    'حزام مذهّب رفيع يحدّد الخصر. والتنورة تهبط منه في زمّ ناعم، وتتأرجح بعدك لحظة.',
  'Shell: 100% polyester crêpe, woven in Japan. Belt: gilded brass.':
    'القماش: كريب بوليستر 100%، منسوج في اليابان. الحزام: نحاس مذهّب.',
  'Hang to dry': 'يُجفّف معلّقاً',
  'Cool iron; the crêpe needs little': 'كيّ فاتر؛ فالكريب لا يحتاج إلا إلى القليل',
  'Length from the shoulder, size M: 139 cm': 'الطول من الكتف: 139 سم للمقاس M',
  'Safiya dress in forest crêpe, front: shallow round neck, bishop sleeves, a thin gilded belt':
    'فستان صفية من كريب بأخضر الغابات من الأمام: فتحة عنق مستديرة خفيفة، وكمّان منفوخان، وحزام مذهّب رفيع',
  'Safiya dress in forest from behind: a smooth crêpe back, bishop sleeves caught above the wrist, a thin gilded belt':
    'فستان صفية بأخضر الغابات من الخلف: ظهر أملس من الكريب، وكمّان منفوخان مشدودان فوق المعصم، وحزام مذهّب رفيع',
  'Safiya dress in forest, very close: the brushed gilded belt at the waist, fine gathers falling from it':
    'فستان صفية بأخضر الغابات عن قرب شديد: الحزام المذهّب غير اللامع عند الخصر، وزمّ ناعم يهبط منه',
  'Safiya Bishop-sleeve Dress in Rust': 'فستان صفية بأكمام منفوخة، صدئي',
  'Rust is the color of a garden gate in November, and it makes the gilded belt look paler.':
    'الصدئي لون بوّابة حديقة في نوفمبر، وإلى جانبه يبدو الحزام المذهّب أفتح.',
  'Safiya dress in rust crêpe, front: shallow round neck, bishop sleeves, a thin gilded belt':
    'فستان صفية من الكريب الصدئي من الأمام: فتحة عنق مستديرة خفيفة، وكمّان منفوخان، وحزام مذهّب رفيع',
  'Safiya dress in rust from behind: a smooth crêpe back, bishop sleeves caught above the wrist, a thin gilded belt':
    'فستان صفية باللون الصدئي من الخلف: ظهر أملس من الكريب، وكمّان منفوخان مشدودان فوق المعصم، وحزام مذهّب رفيع',
  'Safiya dress in rust, very close: the brushed gilded belt at the waist, fine gathers falling from it':
    'فستان صفية باللون الصدئي عن قرب شديد: الحزام المذهّب غير اللامع عند الخصر، وزمّ ناعم يهبط منه',
  'Mira Wrap Dress in Cinnamon': 'فستان ميرا الملفوف، قرفة',
  'A wrap dress that does not need to be held closed. The front crosses at the waist and is caught by a press stud on the inside; a flat stitched sash in a darker shade goes over it. Underneath, and included, is a fine top with a high neck, so the V may be as deep as it is.':
    'فستان ملفوف لا يحتاج إلى يد تمسكه. يتقاطع الأمام عند الخصر وتثبّته كبسة من الداخل، ثم يلفّه حزام قماشي مسطّح مدروز بدرجة أغمق. ومن تحته، ومرفقة به، قطعة رقيقة عالية العنق، فلتكن الفتحة السبعة عميقة كما تشاء.',
  'Cinnamon keeps the warmth of the spice and none of its sweetness; the sash is rust.':
    'القرفة هنا دفء البهار من دون حلاوته؛ والحزام القماشي صدئي.',
  'Silk crêpe de Chine has a pebbled surface that forgives a suitcase. Roll it, do not fold it, and hang it in the steam of a bath.':
    'لكريب دي شين الحرير سطح محبّب يصفح عن حقيبة السفر. لفّيه ولا تطويه، وعلّقيه في بخار الحمّام.',
  'Dress and sash: 100% silk crêpe de Chine, 18 momme. Top: 92% modal, 8% elastane.':
    'الفستان والحزام القماشي: كريب دي شين حرير 100%، 18 مومي. القطعة الداخلية: 92% مودال، 8% إيلاستين.',
  'Hand wash cold, on its own': 'غسيل يدوي بارد، على حدة',
  'Dry in the shade': 'يُجفّف في الظل',
  'Sash: 4.6 cm wide': 'الحزام القماشي: عرضه 4.6 سم',
  'The form is 176 cm tall and wears a size S. Adjusts by about a size at the waist.':
    'طول المانيكان 176 سم وعليه المقاس S. يُضبط عند الخصر بنحو مقاس.',
  'Mira wrap dress in cinnamon silk, front: deep V over a high-necked top, a flat stitched sash at the waist':
    'فستان ميرا الملفوف من الحرير بلون القرفة من الأمام: فتحة سبعة عميقة فوق قطعة عالية العنق، وحزام قماشي مسطّح مدروز عند الخصر',
  'Mira dress in cinnamon from behind: a plain back, the sash of darker silk, the skirt falling straight to the floor':
    'فستان ميرا بلون القرفة من الخلف: ظهر سادة، وحزام من حرير أغمق، وتنورة تهبط مستقيمة إلى الأرض',
  'Mira wrap dress in cinnamon, very close: the stitched sash, and the crossed front falling from it, its edges bound in a darker tone':
    'فستان ميرا الملفوف بلون القرفة عن قرب شديد: الحزام القماشي المدروز، والأمام المتقاطع يهبط منه وحوافه بدرجة أغمق',
  'Mira Wrap Dress in Deep Teal': 'فستان ميرا الملفوف، طاووسي داكن',
  'In deep teal the top and the sash are a shade nearer to ink.':
    'في الطاووسي الداكن تقترب القطعة الداخلية والحزام القماشي درجة من لون الحبر.',
  'Mira wrap dress in deep teal silk, front: deep V over a high-necked top, a flat stitched sash at the waist':
    'فستان ميرا الملفوف من الحرير الطاووسي الداكن من الأمام: فتحة سبعة عميقة فوق قطعة عالية العنق، وحزام قماشي مسطّح مدروز عند الخصر',
  'Mira dress in deep teal from behind: a plain back, the sash of darker silk, the skirt falling straight to the floor':
    'فستان ميرا باللون الطاووسي الداكن من الخلف: ظهر سادة، وحزام من حرير أغمق، وتنورة تهبط مستقيمة إلى الأرض',
  'Mira wrap dress in deep teal, very close: the stitched sash, and the crossed front falling from it, its edges bound in a darker tone':
    'فستان ميرا الملفوف باللون الطاووسي الداكن عن قرب شديد: الحزام القماشي المدروز، والأمام المتقاطع يهبط منه وحوافه بدرجة أغمق',
  'Dana Capelet Gown in Aubergine': 'فستان سهرة دانة بكيب قصير، باذنجاني',
  'Two garments that are always worn together. The gown is sleeveless, gathered at the waist and cut to the floor; the capelet lies over it to the hip, open at the front, with an edge of gold braid along the opening and the arm.':
    'قطعتان تُلبسان معاً دائماً. الفستان بلا أكمام، مزموم عند الخصر ومقصوص حتى الأرض؛ والكيب القصير فوقه إلى الورك، مفتوح من الأمام، وعلى فتحته وذراعيه حافة من الزري الذهبي.',
  'In aubergine, a purple that has gone almost to brown, the gold is warm and the folds are black.':
    'في الباذنجاني، وهو بنفسجي كاد يصير بنياً، يدفأ الذهب وتسودّ الثنيات.',
  'The capelet fastens with a single hook at the throat and covers the arms past the elbow. When you reach for a glass it lifts, and when you put it down it falls where it was: the weight is in the <strong>hem, which is doubled</strong> for the purpose.':
    'يُغلق الكيب القصير بخطّاف واحد عند النحر ويغطي الذراعين إلى ما بعد المرفق. حين تمدّين يدك إلى الفنجان يرتفع، وحين تضعينه يعود إلى مكانه: فالثقل في <strong>الذيل الذي ضوعف</strong> لهذا الغرض.',
  'Made to be danced in, once the speeches are over.': 'صُنع للرقص، بعد أن تنتهي كلمات الحفل.',
  'Gown and capelet: 78% triacetate, 22% polyester crêpe. Lining: 100% cupro. Braid: viscose and metallized thread.':
    'الفستان والكيب القصير: كريب، 78% ترياسيتات، 22% بوليستر. البطانة: كوبرو 100%. الزري: فسكوز وخيط معدني.',
  'Dry clean, both pieces together': 'تنظيف جاف للقطعتين معاً',
  'Steam on the reverse, never on the braid': 'كيّ بالبخار على القفا، ولا يُمرّر على الزري أبداً',
  'Gown from the shoulder, size M: 140 cm': 'الفستان من الكتف: 140 سم للمقاس M',
  'Capelet from the shoulder, size M: 60 cm': 'الكيب القصير من الكتف: 60 سم للمقاس M',
  'The form is 176 cm tall and wears a size S. The gown is fitted; the capelet is not.':
    'طول المانيكان 176 سم وعليه المقاس S. الفستان محدّد للقوام؛ والكيب القصير ليس كذلك.',
  'Dana gown in aubergine, front: a hip-length capelet edged in gold braid over a floor-length gathered gown':
    'فستان سهرة دانة باللون الباذنجاني من الأمام: كيب قصير إلى الورك يحفّه زري ذهبي فوق فستان مزموم حتى الأرض',
  'Dana gown in aubergine from behind: the capelet falls in soft folds to the hip and lower at the sides, gold braid at the sleeves':
    'فستان سهرة دانة باللون الباذنجاني من الخلف: يهبط الكيب القصير في ثنيات ناعمة إلى الورك ويطول عند الجانبين، وعند كمّيه زري ذهبي',
  'Dana gown in aubergine, very close: two bands of gold braid in small lozenges meet down the front of the crêpe capelet':
    'فستان سهرة دانة باللون الباذنجاني عن قرب شديد: شريطان من الزري الذهبي بمعيّنات صغيرة يلتقيان على أمام الكيب القصير من الكريب',
  'Dana Capelet Gown in Petrol': 'فستان سهرة دانة بكيب قصير، بترولي',
  'Petrol, in a hall with candles, is neither blue nor green, and the braid draws its outline.':
    'البترولي في قاعة تضيئها الشموع لا هو أزرق ولا أخضر، والزري يرسم حدوده.',
  'Dana gown in petrol, front: a hip-length capelet edged in gold braid over a floor-length gathered gown':
    'فستان سهرة دانة باللون البترولي من الأمام: كيب قصير إلى الورك يحفّه زري ذهبي فوق فستان مزموم حتى الأرض',
  'Dana gown in petrol from behind: the capelet falls in soft folds to the hip and lower at the sides, gold braid at the neck and sleeves':
    'فستان سهرة دانة باللون البترولي من الخلف: يهبط الكيب القصير في ثنيات ناعمة إلى الورك ويطول عند الجانبين، وعند العنق والكمّين زري ذهبي',
  'Dana gown in petrol, very close: two bands of gold braid in small lozenges meet down the front of the crêpe capelet':
    'فستان سهرة دانة باللون البترولي عن قرب شديد: شريطان من الزري الذهبي بمعيّنات صغيرة يلتقيان على أمام الكيب القصير من الكريب',
};
